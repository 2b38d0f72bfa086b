import http from 'node:http';
import https from 'node:https';
import { causeOf } from '#cli/problems/cause-of.ts';
import { UsageError } from '#cli/problems/usage-error.ts';

/** Requests an address with a cookie; an empty text sends none. @throws UsageError if the server does not answer */
export type Ask = (url: URL, cookie: string) => Promise<Response>;

/** Milliseconds before a request is given up. */
const PATIENCE = 15_000;
const MOST_REDIRECTS = 5;
const WITHOUT_BODY = [204, 205, 304];

/** Resolves the host by its name. */
export async function askByName(url: URL, cookie: string): Promise<Response> {
  const headers = { 'accept-encoding': 'identity', ...(cookie !== '' && { cookie }) };
  return fetch(url, { headers, redirect: 'follow' }).catch((error: unknown) => {
    throw silent(url.origin, error);
  });
}

/**
 * Requests addresses of any site from one server, regardless of their names. @param server its address; over plain
 * HTTP, headers claim that the visitor used HTTPS
 */
export function askServer(server: URL): Ask {
  return async (url, cookie) => {
    let [address, answer] = [url, await askOnce(server, url, cookie)];
    for (let redirects = 0; redirects < MOST_REDIRECTS; redirects += 1) {
      const next = [301, 302, 307, 308].includes(answer.status) ? answer.headers.get('location') : null;
      if (next === null || new URL(next, address).host !== url.host) break;
      address = new URL(next, address);
      answer = await askOnce(server, address, cookie);
    }
    return answer;
  };
}

/** Uses a new connection per request, as a reloaded server closes existing ones. */
function askOnce(server: URL, url: URL, cookie: string): Promise<Response> {
  const { hostname, port, protocol } = server;
  const own = { host: url.host, 'x-forwarded-proto': 'https', 'accept-encoding': 'identity' };
  const headers = { ...own, ...(cookie !== '' && { cookie }) };
  const options = { port, path: `${url.pathname}${url.search}`, headers, agent: false, timeout: PATIENCE };
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(silent(server.origin, error));
    const asked =
      protocol === 'https:'
        ? https.request({ ...options, host, servername: url.hostname })
        : http.request({ ...options, host });
    asked.on('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', fail);
      answer.on('end', () => resolve(responseOf(answer, Buffer.concat(parts))));
    });
    asked.on('timeout', () => asked.destroy(new Error(`nothing came within ${PATIENCE / 1000} seconds`)));
    asked.on('error', fail).end();
  });
}

function responseOf({ statusCode = 502, headers }: http.IncomingMessage, bytes: Buffer): Response {
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const body = WITHOUT_BODY.includes(statusCode) ? null : new Uint8Array(bytes);
  return new Response(body, { status: statusCode, headers: pairs });
}

function silent(origin: string, error: unknown): UsageError {
  return new UsageError(`${origin} does not answer: ${causeOf(error)}.`);
}
