import { connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';
import { errorHandler } from './errors.ts';
import { refuseBeyond } from './full-house.ts';

/** Exceeds the number of calls that the platform answers in parallel. */
const CALLS = 600;

let server: FastifyInstance | undefined;
afterEach(() => server?.close());

/** A server that takes `most` calls at a time, whose answers wait for `finish`. */
function waiting(most = 3) {
  const reports: string[] = [];
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const limited = fastify();
  server = limited;
  limited.setErrorHandler(errorHandler((line) => reports.push(line)));
  refuseBeyond(limited, most);
  limited.get('/', async () => {
    await finished;
    return 'answered';
  });
  return { limited, finish, reports };
}

it('refuses calls beyond the limit with 503 and Retry-After, answers those before them, and then takes calls again', async () => {
  const { limited, finish, reports } = waiting();
  await limited.ready();
  const calls = Array.from({ length: 3 }, () => limited.inject('/').then((answer) => answer));
  const refused = await Promise.all(Array.from({ length: 5 }, () => limited.inject('/')));
  for (const { statusCode, headers } of refused) {
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  }
  finish();
  expect((await Promise.all(calls)).map(({ body }) => body)).toEqual(['answered', 'answered', 'answered']);
  expect((await limited.inject('/')).statusCode).toBe(200);
  expect(reports).toEqual([]);
});

it('takes calls again after 300 clients have hung up before their answers', async () => {
  const { limited, finish } = waiting(300);
  const calls = begunAndClosed(limited, 300);
  const { port } = new URL(await limited.listen({ host: '127.0.0.1', port: 0 }));
  const sockets = Array.from({ length: 300 }, () => connect(Number(port), '127.0.0.1'));
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const { closed } = await calls;
  expect((await limited.inject('/')).statusCode).toBe(503);
  for (const socket of sockets) socket.destroy();
  await closed;
  finish();
  expect((await limited.inject('/')).statusCode).toBe(200);
});

/** Resolves once `count` calls have begun, with what resolves once the answers of all of them have closed. */
function begunAndClosed(limited: FastifyInstance, count: number): Promise<{ closed: Promise<void> }> {
  let waited = count;
  let open = count;
  return new Promise((begin) => {
    const closed = new Promise<void>((end) => {
      limited.addHook('onRequest', async (_request, { raw }) => {
        raw.once('close', () => {
          open -= 1;
          if (open === 0) end();
        });
        waited -= 1;
        if (waited === 0) begin({ closed });
      });
    });
  });
}

it.each([
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ['a server with too many clients', Object.assign(new Error('sorry'), { code: '53300' })],
  [
    'a server that is not there',
    new Error('Failed query', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) }),
  ],
  ['a lost connection', new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') })],
  ['a deadlock', new Error('Failed query', { cause: Object.assign(new Error('deadlock'), { code: '40P01' }) })],
])('answers 503 for %s', async (_reason, error) => {
  server = fastify();
  server.setErrorHandler(errorHandler(() => undefined));
  server.get('/', () => Promise.reject(error));
  const { statusCode, headers } = await server.inject('/');
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
});

// On a PostgreSQL server, whose connection pool is limited.
it('answers hundreds of calls at once or refuses them with 503, and none with another error', async () => {
  const sandbox = await testSandbox('postgres');
  const token = await sandbox.login('player1');
  const paths = ['/wps/member/info', '/wps/system/status', '/wps/chat/messages?room=EN'];
  const statuses = await Promise.all(
    Array.from({ length: CALLS }, async (_, index) => {
      const url = paths[index % 3] ?? '';
      const { statusCode, headers } = await sandbox.server.inject({
        url,
        headers: { authorization: `Bearer ${token}` },
      });
      return statusCode === 503 ? `503 after ${headers['retry-after']}` : String(statusCode);
    }),
  );
  expect(new Set(statuses)).toEqual(new Set(['200', '503 after 2']));
  expect((await sandbox.call('GET', '/wps/member/info', { token })).status).toBe(200);
  expect(sandbox.reports).toEqual([]);
  await sandbox.close();
});
