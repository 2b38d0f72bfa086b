"""`python3 -m platform_server`: starts the platform and prints its address."""

import signal
import sys
from types import FrameType

from .platform import Platform
from .settings import read_settings
from .web.server import Server


def main() -> None:
    """Serves until SIGINT or SIGTERM."""
    signal.signal(signal.SIGTERM, _interrupt)
    platform = Platform(read_settings(sys.argv[1:]))
    server = Server(platform)
    platform.start()
    print(server.address, flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass
    finally:
        server.server_close()
        platform.stop()


def _interrupt(_signal: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


if __name__ == "__main__":
    main()
