import { UsageError } from '#cli/problems/usage-error.ts';
import { lastBrands, noneBefore, noSuchRelease, numberBefore } from '../manifests/earlier-releases.ts';
import { releaseOrigin } from '../manifests/release-origin.ts';
import { withSignature } from '../signing/releasers.ts';
import type { LastRollback, LastRollbackRequest, Rollback, RollbackRequest } from '../targets/release-target.ts';
import { bySite, readLive } from './brand-history.ts';
import type { BrandRelease } from './brand-release.ts';
import { goLiveInStore } from './go-live-in-store.ts';
import { nextNumber } from './next-number.ts';
import type { StoreClient } from './store-client.ts';
import type { StorePlaces } from './store-places.ts';
import { missingObjects, type StoredSizes } from './stored-build.ts';
import { sizesIn } from './upload-site.ts';

/**
 * Makes an earlier release of a brand live again, as a new release. Only two records are written. @param history of the
 * brand, newest first @throws UsageError if there is no such release, its files are gone, or another command was faster
 */
export async function rollBackInStore(
  client: StoreClient,
  places: StorePlaces,
  { root, brand, to, sign }: RollbackRequest,
  history: readonly BrandRelease[],
): Promise<Rollback> {
  const live = await readLive(client, places);
  const ofSites = bySite(history).map((releases) => ({ releases }));
  const number = to ?? numberBefore(ofSites);
  if (number === undefined) throw noneBefore(brand);
  const found = history.find(({ release }) => release === number);
  if (!found) throw noSuchRelease(brand, number, ofSites);
  const release = nextNumber(places, await sizesIn(client, places), live?.release ?? 0);
  const origin = await releaseOrigin(root);
  const sites = found.sites.map((manifest) =>
    withSignature({ ...manifest, ...origin, release, rollback: number }, sign),
  );
  await goLiveInStore(client, places, {
    brand,
    release: { format: 1, release, after: live?.release ?? 0, sites },
    liveTag: live?.tag,
    assertWhole: async () => assertStored(found, places, await sizesIn(client, places)),
  });
  return { release, to: number, sites: sites.map(({ site }) => site) };
}

/**
 * Rolls back each brand of the last release command to its previous build, one after the other. @param histories of all
 * brands, newest first @throws UsageError if no brand has a previous build, or one fails; it names the brands rolled
 * back by then
 */
export async function rollBackLastInStore(
  client: StoreClient,
  placesOf: (brand: string) => StorePlaces,
  { root, signFor }: LastRollbackRequest,
  histories: ReadonlyMap<string, readonly BrandRelease[]>,
): Promise<LastRollback> {
  const last = lastBrands([...histories.values()].flatMap(([live]) => live?.sites ?? []));
  const historyOf = (brand: string) => histories.get(brand) ?? [];
  const back = last.filter((brand) => {
    const sites = bySite(historyOf(brand)).map((releases) => ({ releases }));
    return numberBefore(sites) !== undefined;
  });
  const stayed = last.filter((brand) => !back.includes(brand));
  if (back.length === 0) throw noneBefore(stayed.join(', '));
  const sign = await signFor?.(back);
  const rollbacks: Rollback[] = [];
  for (const [index, brand] of back.entries()) {
    try {
      const request = { root, brand, to: undefined, sign };
      rollbacks.push(await rollBackInStore(client, placesOf(brand), request, historyOf(brand)));
    } catch (error) {
      throw index === 0 ? error : halfway(error, back.slice(0, index), back.slice(index));
    }
  }
  return { rollbacks, stayed };
}

/**
 * Error that warns against a second attempt: the rolled-back brands now count as the last command's, so it would undo
 * the rollback.
 */
function halfway(error: unknown, done: readonly string[], left: readonly string[]): UsageError {
  const reason = error instanceof Error ? error.message : String(error);
  return new UsageError(
    `${reason} Gone back by then: ${done.join(', ')}. Go back with the others one by one: ${left.join(', ')}.`,
  );
}

function assertStored({ release, sites }: BrandRelease, places: StorePlaces, stored: StoredSizes): void {
  const gone = sites.flatMap((site) => missingObjects(places, site, stored));
  if (gone.length === 0) return;
  throw new UsageError(
    `Release ${release} is not in the store as it was: ${gone.length} of its files are gone, such as ${gone[0]}. Release the brand again.`,
  );
}
