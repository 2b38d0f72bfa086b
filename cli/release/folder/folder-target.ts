import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasErrorCode } from '#cli/system/error-code.ts';
import { liveReleases } from '../live/live-releases.ts';
import { sitesOfBrand } from '../live/sites-of-brand.ts';
import { readPreviews } from '../previews/preview.ts';
import { RELEASERS_FILE, type Releasers, readReleasers } from '../signing/releasers.ts';
import type { ReleaseTarget } from '../targets/release-target.ts';
import type { Target } from '../targets/target.ts';
import { goLive } from './go-live.ts';
import { withLock } from './lock-target.ts';
import { pruneTarget } from './prune-target.ts';
import { releasePreview, removePreviews } from './release-preview.ts';
import { releaseSites } from './release-sites.ts';
import { rollBack, rollBackLast } from './roll-back.ts';
import { NOT_BY_CADDY, stagingOf } from './staging.ts';

function releasersIn(folder: string): Releasers | undefined {
  const file = path.join(folder, RELEASERS_FILE);
  return existsSync(file) ? readReleasers(readFileSync(file, 'utf8'), file) : undefined;
}

function createReleasers(folder: string, releasers: Releasers): void {
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(path.join(folder, RELEASERS_FILE), `${JSON.stringify(releasers, null, 1)}\n`, { flag: 'wx' });
  } catch (error) {
    if (!hasErrorCode(error, 'EEXIST')) throw error;
  }
}

/** A target that is a folder read by a web server. */
export function folderTarget(target: Target): ReleaseTarget {
  return {
    name: target.name,
    environment: target.environment,
    signFrom: target.signFrom,
    releasers: async () => releasersIn(target.folder),
    createReleasers: async (releasers) => createReleasers(target.folder, releasers),
    place: { folder: target.folder },
    afterwards: target.reload || target.servers ? '' : 'Reload the web server now: the target has no command for it.',
    release: (request) => releaseSites(target, request),
    prove: undefined,
    releasesOf: async (brand) => sitesOfBrand(target, brand).map((site) => liveReleases(target, site)),
    resume: target.servers && (() => withLock(target, () => goLive(target, []))),
    rollBack: (request) => rollBack(target, request),
    rollBackLast: (request) => rollBackLast(target, request),
    previews: {
      all: () => readPreviews(target.folder),
      release: (request) => releasePreview(target, request),
      remove: (name, brands) => removePreviews(target, name, brands),
    },
    staging: target.server === 'nginx' ? stagingOf(target) : NOT_BY_CADDY,
    prune: (now) => pruneTarget(target, now),
  };
}
