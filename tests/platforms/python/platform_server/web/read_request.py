"""Reads a request from the standard library's handler."""

from collections.abc import Iterable
from http.server import BaseHTTPRequestHandler
from urllib.parse import unquote

from ..calls.request import Request
from ..contract.body import MOST_BYTES
from ..refusals import invalid_request


def read_request(handler: BaseHTTPRequestHandler, trusted_proxies: Iterable[str]) -> Request:
    """The request with its whole body. Refuses a body that is too large, or whose length nobody states."""
    path, _, query = handler.path.partition("?")
    headers = {name.lower(): value for name, value in handler.headers.items()}
    peer = handler.client_address[0]
    if peer in trusted_proxies:
        # The last entry is what the proxy saw; what stands before it was written by the visitor.
        visitor = headers.get("x-forwarded-for", peer).split(",")[-1].strip()
    else:
        visitor = peer
        headers = {name: value for name, value in headers.items() if not name.startswith("x-forwarded-")}
    return Request(
        method=handler.command,
        path=unquote(path),
        query=query,
        headers=headers,
        body=_read_body(handler, headers),
        visitor=visitor[:64],
    )


def _read_body(handler: BaseHTTPRequestHandler, headers: dict[str, str]) -> bytes:
    if "transfer-encoding" in headers:
        return _read_chunks(handler)
    stated = headers.get("content-length", "0")
    if not stated.isascii() or not stated.isdigit():
        handler.close_connection = True
        raise invalid_request("The header Content-Length is no number.")
    if len(stated) > 9 or int(stated) > MOST_BYTES:
        raise _too_large(handler)
    return handler.rfile.read(int(stated))


def _read_chunks(handler: BaseHTTPRequestHandler) -> bytes:
    body = b""
    while True:
        stated = handler.rfile.readline(32).split(b";")[0].strip()
        try:
            length = int(stated, 16)
        except ValueError as error:
            handler.close_connection = True
            raise invalid_request("The body's chunks cannot be read.") from error
        if length < 0 or len(body) + length > MOST_BYTES:
            raise _too_large(handler)
        body += handler.rfile.read(length)
        # A line break ends each chunk, and trailers end with an empty line.
        while handler.rfile.readline(8192).strip() and length == 0:
            pass
        if length == 0:
            return body


def _too_large(handler: BaseHTTPRequestHandler) -> Exception:
    # What was not read would be taken for the next request.
    handler.close_connection = True
    return invalid_request(f"The body is larger than {MOST_BYTES} bytes.", status=413)
