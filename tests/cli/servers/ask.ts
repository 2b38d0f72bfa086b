import { request } from 'node:http';

export interface Question {
  /** The path exactly as it is sent. */
  path: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Headers that say nothing about the answer itself: the connection's, and a length that a packed answer may leave open. */
const OF_THE_CONNECTION = new Set([
  'date',
  'server',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
]);

/** A visitor's request behind a proxy that ends TLS. */
export function ask(port: number, host: string, { path, method = 'GET', headers = {} }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = { host, 'x-forwarded-proto': 'https', ...headers };
    const asked = request({ port, host: '127.0.0.1', path, method, headers: sent, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: ownHeaders(answer.headers), body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject).end(method === 'POST' ? 'a=1' : undefined);
  });
}

function ownHeaders(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const own = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}
