// `npm run bench:deposits`: how many deposits of one member the platform takes in a second over 200 connections, on PostgreSQL. It
// fails if one is refused. `npm run bench:deposits 5000` for more; with DATABASE_URL on another server, such as one whose commits
// reach the disk.
import { once } from 'node:events';
import { connect } from 'node:net';
import { createSandbox } from '#sandbox/create-sandbox.ts';
import { memberByAccount } from '#sandbox/roster/member.ts';
import { openSession } from '#sandbox/session/session.ts';
import { defaultBrand } from '#sandbox/setup/sandbox-brand.ts';
import { startPostgres } from '#sandbox/testing/start-postgres.ts';

const CONNECTIONS = 200;
const CALLS = Number(process.argv[2] ?? 2000);
const HOST = '127.0.0.1';

const brand = defaultBrand();
const url = process.env['DATABASE_URL'];
const postgres = url === undefined ? await startPostgres() : undefined;
const databaseUrl = url ?? (await postgres?.seededUrl(brand.currency, Date.now())) ?? '';
const sandbox = await createSandbox({ brand, databaseUrl, report: (line) => process.stderr.write(`${line}\n`) });
const member = await memberByAccount(sandbox.platform.db, 'player1');
if (!member) throw new Error('The seed has no member named player1.');
const { token } = await openSession(sandbox.platform, member);
const { port } = new URL(await sandbox.server.listen({ host: HOST, port: 0 }));

let sent = 0;
const statuses = new Map<string, number>();
const start = performance.now();
await Promise.all(Array.from({ length: CONNECTIONS }, orderUntilDone));
const seconds = (performance.now() - start) / 1000;
const rate = `${CALLS} deposits of one member in ${seconds.toFixed(1)} s: ${Math.round(CALLS / seconds)} in a second.`;
process.stdout.write(`${rate} Answers by status: ${JSON.stringify(Object.fromEntries(statuses))}\n`);
await sandbox.close();
await postgres?.stop();
process.exitCode = statuses.get('200') === CALLS ? 0 : 1;

/** One connection, which orders again once it is answered. Bare, so that the platform has the processor. */
async function orderUntilDone(): Promise<void> {
  const socket = connect(Number(port), HOST);
  await once(socket, 'connect');
  while (sent < CALLS) {
    sent += 1;
    socket.write(request(sent));
    const [answer] = await once(socket, 'data');
    const status = /^HTTP\/1\.1 (\d+)/.exec(String(answer))?.[1] ?? 'none';
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  socket.destroy();
}

function request(index: number): string {
  const idempotencyKey = `${process.pid}-${index}`;
  const body = JSON.stringify({ methodId: 'qr-pay', amount: 5000, fee: 0, idempotencyKey });
  const head = ['POST /wps/member/deposit/order HTTP/1.1', `Host: ${HOST}`, `Authorization: Bearer ${token}`];
  const type = ['Content-Type: application/json', `Content-Length: ${body.length}`];
  return `${[...head, ...type].join('\r\n')}\r\n\r\n${body}`;
}
