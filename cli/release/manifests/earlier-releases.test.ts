import { expect, it } from 'vitest';
import { keptReleases, lastBrands } from './earlier-releases.ts';
import type { ReleaseManifest } from './release-manifest.ts';

const live = (brand: string, time: string) => ({ brand, time: `2026-01-${time}:00Z` });

it('finds the brands that went live last, each once', () => {
  const office = live('souk', '02T10:00');
  expect(lastBrands([live('acme', '01T10:00'), office, live('play', '02T10:00'), office])).toEqual(['souk', 'play']);
  expect(lastBrands([])).toEqual([]);
});

/** A release of the given day in January 2026. */
function released(release: number, day: number, keepDays = 14): ReleaseManifest {
  const time = new Date(Date.UTC(2026, 0, day)).toISOString();
  const rest = { folder: `build-${release}`, inputs: '', by: '', commit: '', rollback: 0, files: {} };
  return { format: 1, release, brand: 'acme', site: 'acme', time, keepDays, ...rest };
}

const keptOn = (day: number, releases: readonly ReleaseManifest[]) =>
  keptReleases(releases, new Date(Date.UTC(2026, 0, day))).map(({ release }) => release);

it('keeps a release for so many days after the next one replaced it, however long it was live', () => {
  const releases = [released(3, 20), released(2, 10), released(1, 1)];
  expect(keptOn(20, releases)).toEqual([3, 2, 1]);
  expect(keptOn(24, releases)).toEqual([3, 2, 1]);
  expect(keptOn(25, releases)).toEqual([3, 2]);
  expect(keptOn(35, releases)).toEqual([3]);
});

it('goes by what the live release says, and always keeps that', () => {
  expect(keptOn(400, [released(1, 1)])).toEqual([1]);
  expect(keptOn(11, [released(2, 10, 0), released(1, 1, 365)])).toEqual([2]);
});
