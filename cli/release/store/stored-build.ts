import { gunzipSync } from 'node:zlib';
import { isPublishedManifest } from '#cli/build/publish/published-site.ts';
import { MANIFEST_FILE } from '#cli/build/seal.ts';
import { isImmutable } from '#cli/build/stamp/server/server-plan.ts';
import { applyPieces, type Changes } from '#cli/edge/pieces.ts';
import { isListOf, isNumber, isRecordOf, isText } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { describeManifest, type PreparedSite } from '../builds/prepare-release.ts';
import type { ReleaseManifest } from '../manifests/release-manifest.ts';
import type { StoreClient } from './store-client.ts';
import type { StorePlaces } from './store-places.ts';

/** Location of a build in a store: its folder, and the folder of the earlier build of which it is stored as changes. */
export type BuildPlace = Pick<ReleaseManifest, 'folder' | 'from'>;

/** Sizes of a brand's objects in bytes, by key. */
export type StoredSizes = ReadonlyMap<string, number>;

const isSpan = isListOf(isNumber);
const isChanges = isRecordOf(isListOf((piece): piece is string | [number, number] => isText(piece) || isSpan(piece)));

/** Key of a build's file, or of the earlier file from which it is made. Immutable files are shared by all releases. */
export function keyOf({ files, releases }: StorePlaces, { folder, from = folder }: BuildPlace, file: string): string {
  return isImmutable(file) ? `${files}${file}` : `${releases}${from}/${file}`;
}

/** Key of the changes that a build is stored as; undefined if it is stored whole. */
export function changesKey({ releases }: StorePlaces, { folder, from }: BuildPlace): string | undefined {
  return from === undefined ? undefined : `${releases}${folder}-from-${from}.gz`;
}

/** Digest of a build's file as it is read: packed files are unpacked on the way, as in a browser. */
export function digestAsRead({ files }: Pick<ReleaseManifest, 'files'>, file: string): string {
  return (files[file.replace(/\.(?:br|gz)$/, '')] ?? files[file])?.sha256 ?? '';
}

/** All objects that a build needs, by key, with their sizes as far as the build determines them. */
export function objectsOf(
  places: StorePlaces,
  build: BuildPlace & Pick<ReleaseManifest, 'files'>,
): Map<string, number | undefined> {
  const changes = changesKey(places, build);
  const sizeOf = (file: string, size: number) => (changes === undefined || isImmutable(file) ? size : undefined);
  const objects = Object.entries(build.files).map(
    ([file, { size }]) => [keyOf(places, build, file), sizeOf(file, size)] as const,
  );
  return new Map(changes === undefined ? objects : [...objects, [changes, undefined] as const]);
}

/** Objects of a build that are not in a list of the store's objects. */
export function missingObjects(
  places: StorePlaces,
  build: BuildPlace & Pick<ReleaseManifest, 'files'>,
  stored: StoredSizes,
): string[] {
  return [...objectsOf(places, build)].flatMap(([key, size]) => {
    const there = stored.get(key);
    return there === undefined || (size !== undefined && there !== size) ? [key] : [];
  });
}

/** Describes a stored build; undefined if its manifest is missing or does not match the name of its folder. */
export async function readBuild(
  client: StoreClient,
  places: StorePlaces,
  place: BuildPlace,
): Promise<(PreparedSite & { readonly site: string | undefined }) | undefined> {
  try {
    const bytes = await readFile(client, places, place, {
      file: MANIFEST_FILE,
      changes: await readChanges(client, places, place),
    });
    if (!bytes) return undefined;
    const manifest = parseJson(bytes.toString('utf8'), isPublishedManifest, MANIFEST_FILE);
    const build = describeManifest(manifest, bytes);
    const site = 'site' in manifest && isText(manifest.site) ? manifest.site : undefined;
    return build.folder === place.folder ? { ...build, site } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Changes of a build; `whole` if it is stored in its folder, undefined if the object is missing. @throws if it is
 * damaged
 */
export async function readChanges(
  client: StoreClient,
  places: StorePlaces,
  build: BuildPlace,
): Promise<Changes | 'whole' | undefined> {
  const key = changesKey(places, build);
  if (key === undefined) return 'whole';
  const packed = await client.read(key);
  return packed && parseJson(gunzipSync(packed.bytes).toString('utf8'), isChanges, key);
}

/**
 * A file of a stored build, assembled from pieces if the build is stored as changes; undefined if an object is missing.
 */
export async function readFile(
  client: StoreClient,
  places: StorePlaces,
  build: BuildPlace,
  { file, changes }: { file: string; changes: Changes | 'whole' | undefined },
): Promise<Buffer | undefined> {
  const stored = (await client.read(keyOf(places, build, file)))?.bytes;
  if (!stored || changes === undefined) return undefined;
  const pieces = changes === 'whole' || isImmutable(file) ? undefined : changes[file];
  return pieces ? Buffer.from(applyPieces(stored, pieces)) : stored;
}
