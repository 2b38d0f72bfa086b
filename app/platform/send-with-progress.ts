import type { Send } from './platform-client.ts';

/**
 * A `fetch` that reports upload progress, which only XMLHttpRequest can.
 * @param onProgress called with the share sent so far, 0 to 1
 */
export function sendWithProgress(onProgress: (part: number) => void): Send {
  return async (request, { signal }) => {
    const body = await request.arrayBuffer();
    const call = new XMLHttpRequest();
    call.open(request.method, request.url);
    call.responseType = 'text';
    for (const [name, value] of request.headers) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    return new Promise((resolve, reject) => {
      const abort = () => {
        call.abort();
        reject(signal.reason);
      };
      if (signal.aborted) return abort();
      signal.addEventListener('abort', abort, { once: true });
      call.onerror = () => reject(new TypeError('The request could not be sent.'));
      call.onload = () => resolve(answerOf(call));
      call.send(body);
    });
  };
}

function answerOf(call: XMLHttpRequest): Response {
  const lines = call
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  const headers = lines
    .map((line) => line.split(/: (.*)/s))
    .flatMap(([name, value]) => (name && value ? [[name, value] as [string, string]] : []));
  // Response throws for a body with these statuses.
  return new Response(call.status === 204 ? null : call.responseText, { status: call.status, headers });
}
