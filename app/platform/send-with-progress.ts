import type { Send } from './platform-client.ts';

/** Milliseconds in which nothing is sent and no answer comes, after which the connection counts as lost. */
const STANDSTILL = 60_000;

/**
 * A `fetch` that reports upload progress, which only XMLHttpRequest can. It may take as long as it makes progress.
 * @param onProgress called with the share sent so far, 0 to 1
 */
export function sendWithProgress(onProgress: (part: number) => void): Send {
  return async (request, { signal }) => {
    const body = await request.arrayBuffer();
    const call = new XMLHttpRequest();
    call.open(request.method, request.url);
    call.responseType = 'text';
    for (const [name, value] of request.headers) call.setRequestHeader(name, value);
    return new Promise((resolve, reject) => {
      let stop: ReturnType<typeof setTimeout>;
      const goOn = () => {
        clearTimeout(stop);
        stop = setTimeout(() => call.abort(), STANDSTILL);
      };
      call.upload.onprogress = ({ loaded, total }) => {
        goOn();
        onProgress(total > 0 ? loaded / total : 0);
      };
      const abort = () => {
        reject(signal.reason);
        call.abort();
      };
      if (signal.aborted) return abort();
      signal.addEventListener('abort', abort, { once: true });
      call.onerror = () => reject(new TypeError('The request could not be sent.'));
      call.onabort = () => reject(new TypeError('The connection stood still.'));
      call.onload = () => resolve(answerOf(call));
      call.onloadend = () => clearTimeout(stop);
      goOn();
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
