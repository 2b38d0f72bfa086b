import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '#cli/build/digest.ts';
import { readProven } from '#cli/build/proof/proven-bytes.ts';
import { isImmutable, isServerPlan } from '#cli/build/stamp/server/server-plan.ts';
import { SERVER_PLAN_FILE } from '#cli/build/stamp/server/stamp-server.ts';
import { UsageError } from '#cli/commands/usage-error.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import type { PreparedSite } from '../prepare-release.ts';
import { inLanes } from './in-lanes.ts';
import { objectHeaders } from './object-headers.ts';
import type { StoreClient } from './store-client.ts';
import type { StorePlaces } from './store-places.ts';
import type { WrittenFiles } from './written-files.ts';

/** The objects of a brand: their sizes in bytes by their keys. */
export type StoredSizes = ReadonlyMap<string, number>;

export async function sizesIn(client: StoreClient, places: StorePlaces): Promise<StoredSizes> {
  return new Map((await client.list(places.root)).map(({ key, size }) => [key, size]));
}

/** Where a build's file is: what keeps its name is in a folder of its own build, the rest is shared by all releases. */
export function keyOf(places: StorePlaces, { folder }: Pick<PreparedSite, 'folder'>, file: string): string {
  return isImmutable(file) ? `${places.files}${file}` : `${places.releases}${folder}/${file}`;
}

/** The files of a build that a store does not have, as far as a list of its objects says. */
export function missingFiles(
  places: StorePlaces,
  build: Pick<PreparedSite, 'folder' | 'files'>,
  stored: StoredSizes,
): string[] {
  return Object.entries(build.files).flatMap(([file, { size }]) =>
    stored.get(keyOf(places, build, file)) === size ? [] : [file],
  );
}

/**
 * Puts what a store lacks of a built site into it, where nothing shows it yet: immutable files first, pages last. No object is
 * ever replaced.
 * @param site folder of the built site
 * @param written by this command, also for other brands
 * @throws UsageError when the store has other bytes under one of the names
 */
export async function uploadSite(
  client: StoreClient,
  places: StorePlaces,
  { site, build, stored, written }: { site: string; build: PreparedSite; stored: StoredSizes; written: WrittenFiles },
): Promise<void> {
  const planFile = path.join(site, SERVER_PLAN_FILE);
  const plan = parseJson(readFileSync(planFile, 'utf8'), isServerPlan, planFile);
  const missing = missingFiles(places, build, stored);
  for (const rank of [0, 1, 2]) {
    const files = missing.filter((file) => rankOf(file) === rank);
    await inLanes(files, async (file) => {
      const sha256 = build.files[file]?.sha256 ?? '';
      const key = keyOf(places, build, file);
      const wanted = { key, sha256, headers: objectHeaders(plan, file) };
      if (await written.copyTo(wanted)) return;
      const bytes = readProven({ source: path.join(site, file), digest: sha256 });
      const tag = await client.put(key, bytes, wanted.headers, 'new');
      if (tag !== undefined) return written.note(wanted, tag);
      // A second attempt of the same request, or another command, was faster.
      const there = await client.read(key);
      if (!there || digest(there.bytes) !== sha256) throw otherBytes(key);
    });
  }
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
