import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openQueue } from '#cli/queue/open-queue.ts';
import { storePlace } from '#cli/queue/release-job.ts';
import { sendJobs } from '#cli/queue/send-jobs.ts';
import { waitForJobs } from '#cli/queue/wait-for-jobs.ts';
import { type BorrowedDatabase, borrowPostgres } from '#sandbox/testing/postgres-pool.ts';
import { brandgenWords, repository, runBrandgen } from '../run-brandgen.ts';
import { BUCKET, KEYS, type RunningStore, startStore } from './running-store.ts';

let folder: string;
let store: RunningStore;
let database: BorrowedDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'brandgen-queue-'));
  [store, database] = await Promise.all([startStore(), borrowPostgres()]);
  const own = join(folder, 'own');
  mkdirSync(join(own, 'brands/acme'), { recursive: true });
  writeFileSync(join(own, 'brands/acme/mark.svg'), readFileSync(join(repository, 'brands/mini/mark.svg')));
  const cdn = { s3: { endpoint: store.endpoint, bucket: BUCKET } };
  writeFileSync(join(own, 'brandgen.json'), JSON.stringify({ targets: { cdn } }));
  const facts = { id: 'acme', extends: 'mini', name: 'Acme', merchant: 'acme01', site: { domains: ['acme.example'] } };
  const brand = JSON.stringify({ ...facts, artwork: { mark: 'mark.svg' } });
  writeFileSync(join(own, 'brands/acme/brand.json'), brand);
  cpSync(own, join(folder, 'clone'), { recursive: true });
});
afterAll(async () => {
  store.stop();
  await database.giveBack();
  rmSync(folder, { recursive: true, force: true });
});

it('a command without the keys of a store lets a worker release what the clone of that worker builds', async () => {
  const worker = spawn(process.execPath, [...brandgenWords(), 'worker'], {
    cwd: join(folder, 'clone'),
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], BRANDGEN_QUEUE: database.url, ...KEYS },
  });
  const ended = once(worker, 'exit');
  const said = text(worker.stdout);
  const first = await runBrandgen(['release', '--all', '--queue', '--json'], {
    cwd: join(folder, 'own'),
    environment: { BRANDGEN_QUEUE: database.url },
  });
  expect({ ...first, stdout: JSON.parse(first.stdout) }).toMatchObject({
    exitCode: 0,
    stdout: { sites: [{ site: 'acme', release: 1, isNew: true }], failed: [], problems: [] },
  });
  const taken = store.taken();
  const afterwards = taken.slice(
    taken.findIndex(({ method, key }) => method === 'PUT' && key === 'acme/live.json') + 1,
  );
  const uploaded = taken.flatMap(({ method, key }) => (method === 'PUT' && key.includes('/files/') ? [key] : []));
  expect(uploaded.length).toBeGreaterThan(10);
  expect(afterwards.map(({ key }) => key)).toEqual(expect.arrayContaining(uploaded));
  expect(await (await store.read('acme/live.json')).json()).toMatchObject({ release: 1 });

  const queue = await openQueue(database.url);
  const place = storePlace({ endpoint: store.endpoint, bucket: BUCKET });
  const foreign = { brand: 'acme', target: 'cdn', place, digest: 'another', commit: 'f'.repeat(40) };
  const sent = await sendJobs(queue, [foreign]);
  const quiet = { pause: 100, onEnd: () => undefined, onTrouble: () => undefined };
  expect(await waitForJobs(queue, sent, quiet)).toMatchObject([
    {
      tries: 0,
      problem: expect.stringContaining(
        'refused it: Its workspace, at no commit, builds another acme than was asked for, at commit ffff',
      ),
    },
  ]);
  await queue.close();

  worker.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(await said).toContain('acme: release 1 is live.');
  expect(await said).toContain('It released 1, tried 0 in vain and refused 1.');
});
