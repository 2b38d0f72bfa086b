import { readFileSync } from 'node:fs';
import { type ReleaseManifest, readReleases } from './release-manifest.ts';
import type { ReleasePlaces } from './release-places.ts';

/**
 * Number of the release that a site's configuration names, in its first line; undefined if it was never released. The
 * configuration alone says what is live, since one rename replaces it.
 */
export function liveNumber({ configuration }: ReleasePlaces): number | undefined {
  const [, number] = /^# Release (\d+) of /.exec(textOf(configuration)) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** A site's live release, and those before it, newest first. What is newer than the live one never went live. */
export function liveReleases(places: ReleasePlaces): ReleaseManifest[] {
  const live = liveNumber(places) ?? 0;
  return readReleases(places).filter(({ release }) => release <= live);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
