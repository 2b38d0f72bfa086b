import { UsageError } from '#cli/problems/usage-error.ts';
import { manifestName } from '../manifests/release-manifest.ts';
import { recordOf } from './brand-history.ts';
import type { BrandRelease, LiveRelease } from './brand-release.ts';
import { OWN_RECORD } from './object-headers.ts';
import type { StoreClient } from './store-client.ts';
import type { StorePlaces } from './store-places.ts';

export interface GoingLive {
  readonly brand: string;
  readonly release: BrandRelease;
  /** Tag of `live.json` when the command read it; undefined if it did not exist. */
  readonly liveTag: string | undefined;
  /**
   * Checks that every file of the release is in the store, once no command can remove one. @throws if one is missing
   */
  readonly assertWhole: () => Promise<void>;
}

/**
 * Makes a brand's release live: claims its number, then replaces `live.json` by a single write. One of several
 * concurrent commands succeeds. @throws UsageError for the others, which change nothing
 */
export async function goLiveInStore(client: StoreClient, places: StorePlaces, going: GoingLive): Promise<void> {
  const { brand, release, liveTag, assertWhole } = going;
  const manifest = `${places.releases}${manifestName(release.release)}`;
  if (!(await write(client, manifest, recordOf(release), 'new'))) throw overtaken(brand);
  try {
    // A pruning command writes this mark before it reads the manifests, so one of the two commands notices the other.
    if (await client.read(places.pruning)) throw beingPruned(brand);
    await assertWhole();
  } catch (error) {
    await client.remove(manifest).catch(() => undefined);
    throw error;
  }
  const sites = Object.fromEntries(
    release.sites.map(({ site, folder, from }) => [site, { folder, ...(from !== undefined && { from }) }]),
  );
  const live: LiveRelease = { format: 1, release: release.release, sites };
  // Keep the manifest: a lost answer may hide that the release was live for a moment. Otherwise pruning removes it.
  if (!(await write(client, places.live, live, liveTag ?? 'new'))) throw overtaken(brand);
}

/** @returns whether the record was written; a request repeated after a lost answer finds its own record */
async function write(client: StoreClient, key: string, record: object, only: string): Promise<boolean> {
  const bytes = Buffer.from(`${JSON.stringify(record, null, 1)}\n`);
  const tag = await client.put(key, bytes, OWN_RECORD, only);
  return tag !== undefined || (await client.read(key))?.bytes.equals(bytes) === true;
}

function overtaken(brand: string): UsageError {
  return new UsageError(
    `Another command released ${brand} at the same time, and was first. Look at it with \`brandgen releases ${brand}\`, and release again if yours is newer.`,
  );
}

function beingPruned(brand: string): UsageError {
  return new UsageError(
    `Releases of ${brand} are being removed by \`brandgen prune\`. Try again when that has ended; if it was killed, run it again.`,
  );
}
