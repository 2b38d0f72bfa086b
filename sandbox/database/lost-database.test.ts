import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { createClock } from '../clock.ts';
import { deposit } from '../ledger/deposit.ts';
import { memberByAccount } from '../roster/member.ts';
import { prepareDatabase } from '../seed/prepare-database.ts';
import { defaultBrand } from '../setup/sandbox-brand.ts';
import { listenLive } from '../testing/live-client.ts';
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

/** The line to the database, which can be cut. */
interface Line {
  port: number;
  /** Ends all connections, and takes no others. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

let postgres: TestPostgres;
let line: Line;
let sandbox: TestSandbox;
let url = '';
beforeAll(async () => {
  postgres = await startPostgres();
  const brand = defaultBrand();
  const { now } = createClock();
  const database = new URL(await postgres.seededUrl(brand.currency, now()));
  line = await lineTo(Number(database.port));
  database.port = String(line.port);
  sandbox = await testSandbox('pglite', { brand, now, databaseUrl: database.href, openDatabase: prepareDatabase });
  url = await sandbox.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await sandbox.close();
  await line.cut();
  await postgres.stop();
});

test('a database that is lost and comes back is a 503 meanwhile, and live events go on', async () => {
  const token = await sandbox.login('player1');
  const info = () => sandbox.call('GET', '/wps/member/info', { token });
  const client = await listenLive(url, token);
  await client.next();
  const inTransaction = sandbox.platform.db.transaction(async (tx) => {
    await tx.execute('select 1');
    await line.cut();
    await tx.execute('select 1');
  });
  await expect(inTransaction).rejects.toThrow();
  for (const { status, body } of [await info(), await info()])
    expect([status, body.value]).toEqual([503, { retryAfterSeconds: 2 }]);
  await line.mend();
  // Listening sites reconnect, as they may have missed events.
  await client.closed;
  const again = await listenLive(url, { hello: { token, after: client.cursor() } });
  expect(await again.next()).toMatchObject({ welcome: { complete: false } });
  const { id: memberId = 0 } = (await memberByAccount(sandbox.platform.db, 'player1')) ?? {};
  const payment = { memberId, kind: 'deposit', idempotencyKey: 'after', at: sandbox.platform.now() } as const;
  await deposit(sandbox.platform.db, { ...payment, amount: minorUnits(100) });
  expect(await again.event('balance')).toEqual({ balance: 50_100, currency: 'USD' });
  expect((await info()).status).toBe(200);
});

async function lineTo(target: number): Promise<Line> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  const port = await listening(server, 0);
  return {
    port,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    mend: async () => void (await listening(server, port)),
  };
}

function listening(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(address.port);
    });
  });
}
