#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What labelme takes for the cases that Groundmark's budgets compare with.

labelme_baseline.py start IMAGE   prints "painted" when the window shows the image
labelme_baseline.py open IMAGE    opens the image in the running window; prints JSON
"""
import json
import logging
import os
import resource
import sys
import tempfile
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["XDG_CONFIG_HOME"] = tempfile.mkdtemp()  # nobody's settings are read or changed
logging.disable(logging.CRITICAL)

from qtpy import QtWidgets  # noqa: E402

import labelme.app  # noqa: E402
from labelme.config import get_config  # noqa: E402


def paint(app, window):
    app.processEvents()
    window.canvas.repaint()
    app.processEvents()


def main():
    what, image = sys.argv[1:3]
    app = QtWidgets.QApplication(sys.argv[:1])
    config = get_config()
    window = labelme.app.MainWindow(config=config, filename=image if what == "start" else None)
    window.resize(1600, 1000)
    window.show()
    paint(app, window)
    if what == "start":
        print("painted", flush=True)
        os._exit(0)
    start = time.monotonic()
    window.loadFile(image)
    paint(app, window)
    painted = (time.monotonic() - start) * 1000
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(json.dumps({"paintedMs": painted, "peakMegabytes": peak}), flush=True)
    os._exit(0)


main()
