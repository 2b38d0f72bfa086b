import { suggest } from '#cli/brand/schema/did-you-mean.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { RELEASERS_FILE, readReleasers } from '../signing/releasers.ts';
import type { ReleaseTarget } from '../targets/release-target.ts';
import type { StoreTarget } from '../targets/target.ts';
import { bySite, readHistory } from './brand-history.ts';
import type { BrandRelease } from './brand-release.ts';
import { inLanes } from './in-lanes.ts';
import { OWN_RECORD } from './object-headers.ts';
import { proveBrand } from './prove-brand.ts';
import { type PrunedBrand, pruneStore } from './prune-store.ts';
import { releaseToStore } from './release-to-store.ts';
import { rollBackInStore, rollBackLastInStore } from './roll-back-in-store.ts';
import { openStoreClient, type StoreClient, type StoreKeys, storeKeysIn, WAITS } from './store-client.ts';
import { storePlaces } from './store-places.ts';

/**
 * A target that is a bucket read by a delivery network. @param environment variables with its keys @param waits
 * milliseconds before each retry of a failed request @throws UsageError if a key is missing
 */
export function storeTarget(
  target: StoreTarget,
  environment: NodeJS.ProcessEnv,
  waits: readonly number[] = WAITS,
): ReleaseTarget {
  const { name, endpoint, bucket, prefix } = target;
  const store = { ...target, title: `The store of the target ${name}` };
  const client = openStoreClient(store, keysOf(target, environment), waits);
  const placesOf = (brand: string) => storePlaces(prefix, brand);
  const list = `${prefix}${RELEASERS_FILE}`;
  const brands = () => releasedBrands(client, prefix);
  const historyOf = async (brand: string): Promise<[BrandRelease, ...BrandRelease[]]> => {
    const [live, ...earlier] = await readHistory(client, placesOf(brand));
    if (!live) throw neverReleased(name, brand, await brands());
    return [live, ...earlier];
  };
  return {
    name,
    environment: target.environment,
    signFrom: target.signFrom,
    async releasers() {
      const stored = await client.read(list);
      return stored && readReleasers(stored.bytes.toString('utf8'), `${bucket}/${list}`);
    },
    async createReleasers(releasers) {
      await client.put(list, Buffer.from(`${JSON.stringify(releasers, null, 1)}\n`), OWN_RECORD, 'new');
    },
    place: { endpoint, bucket, prefix },
    afterwards: '',
    release: (request) => releaseToStore(client, placesOf, request),
    prove: (brand) => proveBrand(client, placesOf(brand), brand),
    async releasesOf(brand) {
      const history = await historyOf(brand);
      // The live release may lack a site that an earlier one had, such as a separate back office.
      return bySite(history).filter(([newest]) => newest?.release === history[0].release);
    },
    rollBack: async (request) =>
      rollBackInStore(client, placesOf(request.brand), request, await historyOf(request.brand)),
    async rollBackLast(request) {
      const histories = new Map<string, BrandRelease[]>();
      await inLanes(await brands(), async (brand) => {
        histories.set(brand, await readHistory(client, placesOf(brand)));
      });
      return rollBackLastInStore(
        client,
        placesOf,
        request,
        new Map([...histories].sort(([a], [b]) => (a < b ? -1 : 1))),
      );
    },
    previews: undefined,
    resume: undefined,
    staging: `The target ${name} is a store, where one object says what every visitor sees, so it has no staged releases. Release without \`--share\`.`,
    async prune(now) {
      const pruned: PrunedBrand[] = [];
      for (const brand of await brands()) pruned.push(await pruneStore(client, placesOf(brand), brand, now));
      return {
        sites: pruned
          .filter(({ removed }) => removed.length > 0)
          .map(({ brand, removed }) => ({ site: brand, removed })),
        files: pruned.reduce((sum, { files }) => sum + files, 0),
      };
    },
  };
}

/** Brands with a live release. Other objects in the bucket are not brandgen's. */
async function releasedBrands(client: StoreClient, prefix: string): Promise<string[]> {
  const names = (await client.folders(prefix)).map((folder) => folder.slice(prefix.length, -1));
  const brands: string[] = [];
  await inLanes(names, async (name) => {
    if (await client.read(storePlaces(prefix, name).live)) brands.push(name);
  });
  return brands.sort();
}

function keysOf(target: StoreTarget, environment: NodeJS.ProcessEnv): StoreKeys {
  const keys = storeKeysIn(target, environment);
  if (!('missing' in keys)) return keys;
  throw new UsageError(
    `The target ${target.name} needs ${keys.missing.join(' and ')} in the environment: in the shell that runs brandgen, or among the secrets of the CI job. No file of the workspace holds it.`,
  );
}

function neverReleased(target: string, brand: string, brands: readonly string[]): UsageError {
  const hint = brands.length > 0 ? `Released brands: ${brands.join(', ')}.` : 'Nothing was released there.';
  return new UsageError(`The target ${target} has no release of ${brand}. ${suggest(brand, brands, hint)}`);
}
