import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localOrigin } from '#cli/serve/local-origin.ts';
import { BUCKET, KEYS, type RunningStore, startStore } from '../cli/releases/running-store.ts';
import { brand, endTls } from '../cli/releases/running-target.ts';
import { repository, runBrandgen } from '../cli/run-brandgen.ts';
import { runCaddy } from '../cli/servers/run-caddy.ts';
import { freePort } from '../cli/servers/run-nginx.ts';
import { serve } from '../e2e/site/running-site.ts';
import type { ReleasedSite } from './release-under-presses.ts';
import { runVarnish } from './run-varnish.ts';

export interface SiteElsewhere extends ReleasedSite {
  readonly workspace: string;
  readonly stop: () => Promise<void>;
}

export interface SiteInStore extends SiteElsewhere {
  readonly store: RunningStore;
}

/** A site in a store, with Varnish as the delivery network before it. */
export async function startInStore(): Promise<SiteInStore> {
  const store = await startStore();
  const site = writeWorkspace(KEYS);
  writeTarget(site.workspace, { s3: { endpoint: store.endpoint, bucket: BUCKET } });
  const sandbox = await serve('sandbox', '--brand', 'acme', '--workspace', site.workspace);
  const network = await runVarnish(new URL(store.address), new URL(sandbox.url));
  await releaseFirst(site);
  return {
    ...site,
    store,
    address: network.address,
    stop: async () => {
      await Promise.all([network.stop(), sandbox.stop()]);
      store.stop();
      rmSync(site.workspace, { recursive: true });
    },
  };
}

/** A site in a store, with nothing before it that keeps answers, and without a platform. */
export async function startInStoreAlone(): Promise<SiteInStore> {
  const store = await startStore();
  const site = writeWorkspace(KEYS);
  writeTarget(site.workspace, { s3: { endpoint: store.endpoint, bucket: BUCKET } });
  await releaseFirst(site);
  return {
    ...site,
    store,
    address: store.address,
    stop: async () => {
      store.stop();
      rmSync(site.workspace, { recursive: true });
    },
  };
}

/** A site in a folder that Caddy reads. */
export async function startInCaddy(): Promise<SiteElsewhere> {
  const site = writeWorkspace({});
  const [folder, own, port] = [join(site.workspace, 'srv'), join(site.workspace, 'own'), await freePort()];
  for (const place of [folder, own]) mkdirSync(place);
  const sandbox = await serve('sandbox', '--brand', 'acme', '--workspace', site.workspace);
  const caddy = await runCaddy(folder, port, own);
  const upstream = new URL(sandbox.url).host;
  const listen = `127.0.0.1:${port}`;
  writeTarget(site.workspace, {
    ...{ folder: 'srv', directives: 'own', server: 'caddy' },
    ...{ listen, upstream, reload: caddy.reloadWords },
  });
  const front = endTls(port);
  await once(front.listen(0, '127.0.0.1'), 'listening');
  await releaseFirst(site);
  return {
    ...site,
    address: localOrigin(front),
    stop: async () => {
      front.closeAllConnections();
      front.close();
      await Promise.all([caddy.stop(), sandbox.stop()]);
      rmSync(site.workspace, { recursive: true });
    },
  };
}

/** A workspace with one brand. @param environment variables of its commands */
export function writeWorkspace(environment: Readonly<Record<string, string>>): Omit<SiteElsewhere, 'address' | 'stop'> {
  const workspace = mkdtempSync(join(tmpdir(), 'brandgen-elsewhere-'));
  const folder = join(workspace, 'brands/acme');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'mark.svg'), readFileSync(join(repository, 'brands/mini/mark.svg')));
  const writeBrand = (radius: number, own: object = {}) =>
    writeFileSync(join(folder, 'brand.json'), JSON.stringify({ ...brand(radius), ...own }));
  writeBrand(4);
  return { workspace, writeBrand, run: (words) => runBrandgen(words, { cwd: workspace, environment }) };
}

export function writeTarget(workspace: string, live: object): void {
  writeFileSync(join(workspace, 'brandgen.json'), JSON.stringify({ targets: { live } }));
}

async function releaseFirst({ run }: Pick<SiteElsewhere, 'run'>): Promise<void> {
  const { exitCode, stderr } = await run(['release', 'acme', '--to', 'live']);
  if (exitCode !== 0) throw new Error(`The first release ended with ${exitCode}: ${stderr}`);
}
