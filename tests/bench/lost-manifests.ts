import { mkdirSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { folderTarget } from '#cli/release/folder/folder-target.ts';
import { liveSites } from '#cli/release/live/live-sites.ts';
import { verifyAddress } from '#cli/release/proof/verify-address.ts';
import { storeTarget } from '#cli/release/store/store-target.ts';
import type { ReleaseTarget } from '#cli/release/targets/release-target.ts';
import { BUCKET, KEYS, startStore, storeNamed } from '../cli/releases/running-store.ts';
import { writeSmallSite } from '../cli/releases/small-site.ts';
import { faultsOf } from '../cli/site-state.ts';

/** Figures that the bench prints. */
export interface ManifestFigures {
  manifestsHarmed: number;
  /** Manifests that were described again as they were, and whose release went live again whole. */
  manifestsRebuilt: number;
}

interface HarmedTarget {
  readonly target: ReleaseTarget;
  /** Removes the manifest of a release, or leaves so many of its bytes. */
  readonly harm: (release: number, left: number | undefined) => Promise<void>;
  /** Whether what is live is a whole site. */
  readonly isWhole: () => Promise<boolean>;
}

/** @param rounds number of manifests that are harmed in a folder, and again in a store */
export async function measureLostManifests(scratch: string, rounds: number): Promise<ManifestFigures> {
  const root = mkdtempSync(path.join(scratch, 'manifests-'));
  const store = await startStore();
  try {
    const inFolder = await countRebuilt(root, folderToHarm(root), rounds);
    const inStore = await countRebuilt(root, storeToHarm(store), rounds);
    return { manifestsHarmed: 2 * rounds, manifestsRebuilt: inFolder + inStore };
  } finally {
    store.stop();
  }
}

/** Harms the manifest of the live release and of the one before, by turns: every other pair is lost, and the rest torn at places all over them. */
async function countRebuilt(root: string, { target, harm, isWhole }: HarmedTarget, rounds: number): Promise<number> {
  const release = async (look: string) => {
    const site = writeSmallSite(path.join(root, 'out', look), look);
    await target.release({ root, sites: [site], termsOf: () => ({ keepDays: 7 }) });
  };
  await release('red');
  let rebuilt = 0;
  for (let round = 0; round < rounds; round += 1) {
    await release(`hsl(${round}deg,50%,50%)`);
    const before = (await target.releasesOf('acme')).flat()[round % 2];
    if (!before) throw new Error('The target has fewer releases than were made.');
    const size = Math.floor((JSON.stringify(before).length * round) / rounds);
    await harm(before.release, round % 4 < 2 ? undefined : size);
    const after = (await target.releasesOf('acme')).flat().find((manifest) => manifest.release === before.release);
    const described = { ...before, time: after?.time, by: 'unknown', commit: 'unknown', rollback: after?.rollback };
    const isDescribed = isDeepStrictEqual(after, described);
    await target.rollBack({ root, brand: 'acme', to: before.release });
    if (isDescribed && (await isWhole())) rebuilt += 1;
  }
  return rebuilt;
}

function folderToHarm(root: string): HarmedTarget {
  const folder = path.join(root, 'srv');
  mkdirSync(folder);
  const settings = { server: 'nginx', reload: null, listen: '8080', upstream: '127.0.0.1:4600' } as const;
  const places = { folder, directives: path.join(root, 'own'), signFrom: 'BRANDGEN_RELEASE_KEY' };
  const releases = path.join(folder, 'acme/releases');
  return {
    target: folderTarget({ name: 'live', ...places, ...settings }),
    async harm(release, left) {
      const file = path.join(releases, `${release}.json`);
      if (left === undefined) rmSync(file);
      else truncateSync(file, left);
    },
    async isWhole() {
      const live = liveSites({ folder, server: 'nginx' }).get('acme');
      return live !== undefined && faultsOf(path.join(releases, live.folder)).length === 0;
    },
  };
}

function storeToHarm(store: Awaited<ReturnType<typeof startStore>>): HarmedTarget {
  return {
    target: storeTarget(storeNamed('live', store), KEYS, []),
    async harm(release, left) {
      const url = `${store.endpoint}/${BUCKET}/acme/releases/${release}.json`;
      const body = left === undefined ? undefined : (await (await fetch(url)).text()).slice(0, left);
      await fetch(url, left === undefined ? { method: 'DELETE' } : { method: 'PUT', body: body ?? '' });
    },
    isWhole: async () => (await verifyAddress(new URL(store.address))).differences.length === 0,
  };
}
