"""The front ends of Referee: thin anywidget adapters around the sessions of the core package.

``%load_ext referee_widgets`` gives a notebook the cell magics ``%%referee`` and ``%%quiz``. The
widgets need anywidget, and are loaded when they are used; :func:`still` and the web page
(:mod:`referee.web`) do without.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
