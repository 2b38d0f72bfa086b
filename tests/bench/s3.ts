// `npm run test:s3 -- ROUNDS`: releases a site to a gateway of Ceph, goes back, and lets two releases meet so many times. After each
// command, the served site must be one whole release. Before that, 20 writes at a time meet, of which one alone may win. After `npm run prepare`.
import { existsSync, rmSync } from 'node:fs';
import { AwsClient } from 'aws4fetch';
import { verifyAddress } from '#cli/release/proof/verify-address.ts';
import { openStoreClient, type StoreClient, WAITS } from '#cli/release/store/store-client.ts';
import { findCeph } from '#scripts/setup/ceph.mjs';
import { startNetwork } from '../cli/releases/network-before-store.ts';
import { BUCKET, storeNamed } from '../cli/releases/running-store.ts';
import { type RunningCeph, runCeph } from './run-ceph.ts';
import { writeTarget, writeWorkspace } from './sites-elsewhere.ts';

const WRITERS = 20;
const rounds = Number(process.argv[2] ?? 10);
if (!existsSync('dist/cli/main.js')) throw new Error('Run `npm run prepare` first.');
findCeph();
const ceph = await runCeph();
const faults: string[] = [];
try {
  const keys = { accessKeyId: ceph.keys.AWS_ACCESS_KEY_ID, secretAccessKey: ceph.keys.AWS_SECRET_ACCESS_KEY };
  const signer = new AwsClient({ ...keys, region: 'us-east-1', service: 's3', retries: 0 });
  const ask = (key: string, method = 'GET') => signer.fetch(`${ceph.endpoint}/${BUCKET}/${key}`, { method });
  await ask('', 'PUT');
  await meetInWrites(openStoreClient({ ...storeNamed('live', ceph), title: 'Ceph' }, keys, WAITS));
  const network = await startNetwork((key) => ask(key));
  await meetInReleases(ceph, network.address);
  network.stop();
} finally {
  await ceph.stop();
}
process.stdout.write(`${faults.map((fault) => `${fault}\n`).join('')}${faults.length} faults\n`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Many at a time write one object: where nothing is, and in place of what they have all read. */
async function meetInWrites(client: StoreClient): Promise<void> {
  let only = 'new';
  for (const kind of ['where nothing is', 'in place of one tag']) {
    const writes = Array.from({ length: WRITERS }, (_, at) =>
      client.put('meeting', Buffer.from(`${kind} ${at}`), {}, only),
    );
    const won = (await Promise.all(writes)).filter((tag) => tag !== undefined);
    process.stdout.write(`${won.length} of ${WRITERS} writes ${kind} won\n`);
    if (won.length !== 1) faults.push(`${won.length} writes ${kind} won`);
    only = won[0] ?? only;
  }
  await client.remove('meeting');
}

/** Two releasers at once, then a rollback, in turn. */
async function meetInReleases({ endpoint, keys }: RunningCeph, address: string): Promise<void> {
  const releasers = [writeWorkspace(keys), writeWorkspace(keys)];
  for (const { workspace } of releasers) writeTarget(workspace, { s3: { endpoint, bucket: BUCKET } });
  const ends = { both: 0, one: 0 };
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, { writeBrand }] of releasers.entries()) writeBrand(4 + round * 2 + at);
    const released = await Promise.all(releasers.map(({ run }) => run(['release', 'acme', '--to', 'live'])));
    const refused = released.filter(({ exitCode }) => exitCode !== 0);
    const isTold = refused.every(({ stderr }) => stderr.includes('Another command released acme at the same time'));
    if (refused.length > 1 || !isTold) faults.push(`round ${round}: ${refused.map(({ stderr }) => stderr).join(' ')}`);
    ends[refused.length === 0 ? 'both' : 'one'] += 1;
    await prove(address, `round ${round}`);
    const back = await releasers[0]?.run(['rollback', 'acme', '--to', 'live']);
    if (back?.exitCode !== 0 && round > 0) faults.push(`the rollback of round ${round}: ${back?.stderr}`);
    await prove(address, `the rollback of round ${round}`);
  }
  process.stdout.write(`${rounds} times two releases at once: ${JSON.stringify(ends)}\n`);
  for (const { workspace } of releasers) rmSync(workspace, { recursive: true });
}

async function prove(address: string, when: string): Promise<void> {
  const { differences } = await verifyAddress(new URL(address));
  if (differences.length > 0)
    faults.push(`${when}: ${differences.length} files differ, such as ${differences[0]?.file}`);
}
