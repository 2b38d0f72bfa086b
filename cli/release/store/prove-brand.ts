import { digest } from '#cli/build/digest.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import type { ReleaseManifest } from '../manifests/release-manifest.ts';
import { readLive, readRelease } from './brand-history.ts';
import { inLanes } from './in-lanes.ts';
import type { StoreClient } from './store-client.ts';
import type { StorePlaces } from './store-places.ts';
import { digestAsRead, keyOf, readChanges, readFile } from './stored-build.ts';

/** Reads every file of a brand's live release. @throws UsageError if one is missing or differs from the build */
export async function proveBrand(client: StoreClient, places: StorePlaces, brand: string): Promise<void> {
  const live = await readLive(client, places);
  const release = live && (await readRelease(client, places, live.release));
  if (!release) throw new UsageError(`The store does not say what is live of ${brand}. Release it again.`);
  const proven = new Set<string>();
  for (const site of release.sites) {
    const wrong = await wrongObject(client, places, site, proven);
    if (!wrong) continue;
    throw new UsageError(
      `The store ${wrong.what} ${wrong.key}, which release ${release.release} of ${brand} needs. Remove that object, and release again.`,
    );
  }
}

/** @param proven keys of verified objects that sites share; newly verified ones are added */
async function wrongObject(
  client: StoreClient,
  places: StorePlaces,
  site: Omit<ReleaseManifest, 'format'>,
  proven: Set<string>,
): Promise<{ what: string; key: string } | undefined> {
  const changes = await readChanges(client, places, site);
  let wrong: { what: string; key: string } | undefined;
  await inLanes(Object.keys(site.files), async (file) => {
    const key = keyOf(places, site, file);
    if (proven.has(key)) return;
    const bytes = await readFile(client, places, site, { file, changes });
    if (!bytes) wrong ??= { what: 'does not have', key };
    else if (digest(bytes) !== digestAsRead(site, file)) wrong ??= { what: 'has other bytes than were built as', key };
    else if (site.from === undefined) proven.add(key);
  });
  return wrong;
}
