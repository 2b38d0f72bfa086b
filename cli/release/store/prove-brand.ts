import { UsageError } from '#cli/commands/usage-error.ts';
import { readLive, readRelease } from './brand-history.ts';
import { inLanes } from './in-lanes.ts';
import type { StoreClient } from './store-client.ts';
import type { StorePlaces } from './store-places.ts';
import { comparedWith, keyOf } from './upload-site.ts';

/** Reads every file of a brand's live release. @throws UsageError when one is missing or differs from what was built */
export async function proveBrand(client: StoreClient, places: StorePlaces, brand: string): Promise<void> {
  const live = await readLive(client, places);
  const release = live && (await readRelease(client, places, live.release));
  if (!release) throw new UsageError(`The store does not say what is live of ${brand}. Release it again.`);
  const files = release.sites.flatMap((site) =>
    Object.keys(site.files).map((file) => [keyOf(places, site, file), { site, file }] as const),
  );
  await inLanes([...new Map(files)], async ([key, { site, file }]) => {
    const found = await comparedWith(client, key, site.files, file);
    if (found === 'same') return;
    const what = found === 'missing' ? 'does not have' : 'has other bytes than were built as';
    throw new UsageError(
      `The store ${what} ${key}, which release ${release.release} of ${brand} needs. Remove that object, and release again.`,
    );
  });
}
