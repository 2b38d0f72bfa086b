"""The HTTP server: one thread for each connection."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any

from ..calls.answer_call import answer_call
from ..calls.request import Request
from ..games.pictures import draw_picture
from ..live.connection import LIVE_PATH, serve_socket
from ..operator.calls import answer_operator
from ..refusals import Refusal, invalid_request
from ..vendor.page import answer_vendor
from .answers import Answer, problem, success
from .headers import FRAMED, PICTURES, PREFLIGHT, common_headers, cors_headers
from .read_request import read_request

if TYPE_CHECKING:
    from ..platform import Platform

#: Every visitor gets the same list of searchable games.
CACHED = {"/wps/search/games": "public, max-age=300"}


#: Stands for a request that could not be read.
UNREAD = Request("", "", "", {}, b"", "")


class Server(ThreadingHTTPServer):
    """Serves one platform."""

    daemon_threads = True
    request_queue_size = 128

    def __init__(self, platform: Platform) -> None:
        self.platform = platform
        super().__init__((platform.settings.host, platform.settings.port), Handler)

    @property
    def address(self) -> str:
        """Where it listens, as a URL."""
        return f"http://{self.platform.settings.host}:{self.server_port}"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A visitor who hangs up is no error of the platform's."""
        if not isinstance(sys.exc_info()[1], (ConnectionError, TimeoutError)):
            super().handle_error(request, client_address)


class Handler(BaseHTTPRequestHandler):
    """Requests of one connection."""

    server: Server
    protocol_version = "HTTP/1.1"
    timeout = 65
    # Headers and body leave in one packet.
    wbufsize = -1

    def do_GET(self) -> None:
        """Answers a request of any method."""
        platform = self.server.platform
        try:
            request = read_request(self, platform.settings.trusted_proxies)
        except Refusal as refusal:
            self._send(problem(refusal), UNREAD)
            return
        if request.path == LIVE_PATH and request.headers.get("upgrade", "").lower() == "websocket":
            serve_socket(self, platform, request)
            return
        try:
            answer = self._answer(request)
        except Refusal as refusal:
            answer = problem(refusal)
        except Exception:
            traceback.print_exc()
            answer = problem(Refusal(503, "internal", "The platform failed.", {"retryAfterSeconds": 5}))
        self._send(answer, request)

    do_POST = do_PUT = do_DELETE = do_OPTIONS = do_HEAD = do_PATCH = do_GET

    def _answer(self, request: Request) -> Answer:
        platform = self.server.platform
        if request.method == "OPTIONS":
            return Answer(204, "", b"", PREFLIGHT)
        if request.path.startswith(PICTURES):
            return draw_picture(request)
        if request.path.startswith(FRAMED):
            return answer_vendor(platform, request)
        if request.path.startswith("/operator/"):
            return success(answer_operator(platform, request))
        cache = CACHED.get(request.path)
        return success(answer_call(platform, request), None if cache is None else {"cache-control": cache})

    def _send(self, answer: Answer, request: Request) -> None:
        headers: Mapping[str, str] = {
            **common_headers(request),
            **cors_headers(request, self.server.platform.settings.origins),
            **answer.headers,
        }
        self.send_response(answer.status)
        if answer.content_type:
            self.send_header("content-type", answer.content_type)
        if answer.status != 204:
            self.send_header("content-length", str(len(answer.body)))
        for name, value in headers.items():
            self.send_header(name, value)
        if self.close_connection:
            self.send_header("connection", "close")
        self.end_headers()
        if request.method != "HEAD":
            self.wfile.write(answer.body)
        self.wfile.flush()

    def send_error(self, code: int, message: str | None = None, _explain: str | None = None) -> None:
        """Answers what is no HTTP, or a method that HTTP does not have, as any other refusal."""
        self.close_connection = True
        self._send(problem(invalid_request(message or "The request cannot be read.", status=code)), UNREAD)

    def date_time_string(self, _timestamp: float | None = None) -> str:
        """The header `Date`, by the platform's clock: sites take theirs from it."""
        return self.server.platform.clock.http_date()

    def version_string(self) -> str:
        """Says nothing about versions."""
        return "platform"

    def log_message(self, format: str, *values: object) -> None:
        """Requests are not logged: paths and tokens belong to members."""
