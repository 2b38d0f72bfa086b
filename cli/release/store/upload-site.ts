import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '#cli/build/digest.ts';
import { readProven } from '#cli/build/proof/proven-bytes.ts';
import { isImmutable, isServerPlan } from '#cli/build/stamp/server/server-plan.ts';
import { SERVER_PLAN_FILE } from '#cli/build/stamp/server/stamp-server.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import type { PreparedSite } from '../builds/prepare-release.ts';
import type { BuildChanges } from './find-changes.ts';
import { inLanes } from './in-lanes.ts';
import { objectHeaders, PACKED_CHANGES } from './object-headers.ts';
import type { StoreClient } from './store-client.ts';
import type { StorePlaces } from './store-places.ts';
import { changesKey, digestAsRead, keyOf, missingObjects, type StoredSizes } from './stored-build.ts';
import type { WrittenFiles } from './written-files.ts';

export interface SiteToUpload {
  /** Folder of the built site. */
  readonly site: string;
  readonly build: PreparedSite;
  /** Changes from an earlier build; undefined if it is stored whole. */
  readonly changes: BuildChanges | undefined;
  readonly stored: StoredSizes;
  /** Objects that this command has uploaded, including those of other brands. */
  readonly written: WrittenFiles;
}

export async function sizesIn(client: StoreClient, places: StorePlaces): Promise<StoredSizes> {
  return new Map((await client.list(places.root)).map(({ key, size }) => [key, size]));
}

/**
 * Uploads the missing objects of a built site without showing them: immutable files first, pages last. Never replaces
 * an object. @throws UsageError if the store has other bytes under a key, or has lost the build that the changes refer
 * to
 */
export async function uploadSite(
  client: StoreClient,
  places: StorePlaces,
  { site, build, changes, stored, written }: SiteToUpload,
): Promise<void> {
  const planFile = path.join(site, SERVER_PLAN_FILE);
  const plan = parseJson(readFileSync(planFile, 'utf8'), isServerPlan, planFile);
  const target = { ...build, ...(changes && { from: changes.from }) };
  const missing = new Set(missingObjects(places, target, stored));
  const files = Object.keys(build.files).filter((file) => missing.has(keyOf(places, target, file)));
  for (const rank of [0, 1, 2]) {
    await inLanes(
      files.filter((file) => rankOf(file) === rank),
      async (file) => {
        if (changes && rank > 0) throw goneSince(keyOf(places, target, file));
        const sha256 = build.files[file]?.sha256 ?? '';
        const object = { key: keyOf(places, target, file), sha256, headers: objectHeaders(plan, file) };
        if (await written.copyTo(object)) return;
        const bytes = readProven({ source: path.join(site, file), digest: sha256 });
        const tag = await create(client, object, bytes, digestAsRead(build, file));
        if (tag !== undefined) written.note(object, tag);
      },
    );
  }
  const key = changesKey(places, target);
  if (changes && key !== undefined && missing.has(key))
    await create(client, { key, headers: PACKED_CHANGES }, changes.bytes, digest(changes.bytes));
}

/**
 * @param asRead digest of the object when read @returns tag of the object; undefined if the same bytes were already
 * there
 */
async function create(
  client: StoreClient,
  { key, headers }: { key: string; headers: Readonly<Record<string, string>> },
  bytes: Buffer,
  asRead: string,
): Promise<string | undefined> {
  const tag = await client.put(key, bytes, headers, 'new');
  if (tag !== undefined) return tag;
  // An earlier attempt of this request, or another command, has written it.
  const there = await client.read(key);
  if (!there || digest(there.bytes) !== asRead) throw otherBytes(key);
  return undefined;
}

function rankOf(file: string): number {
  if (isImmutable(file)) return 0;
  return file.endsWith('.html') ? 2 : 1;
}

function otherBytes(key: string): UsageError {
  return new UsageError(
    `The store holds other bytes as ${key}, under a name that says what is in it. Remove that object, and release again.`,
  );
}

function goneSince(key: string): UsageError {
  return new UsageError(`${key} was removed from the store while the command ran. Release again.`);
}
