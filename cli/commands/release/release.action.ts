import type { ReleasedSite } from '#cli/release/release-sites.ts';
import { type BuildRequest, runBuild } from '../build/run-build.ts';
import { openTarget } from '../open-target.ts';
import type { Outcome } from '../outcome.ts';

export interface ReleaseRequest extends Omit<BuildRequest, 'keepGoing' | 'draft'> {
  /** Value of `--to`, as written. */
  readonly to: string | undefined;
}

/** Builds brands and makes them live. Nothing is released while a brand has a problem. */
export async function release(request: ReleaseRequest): Promise<Outcome> {
  const opened = await openTarget(request, request.to, request.environment);
  if (opened.problems) return { exitCode: 1, text: '', json: { sites: [] }, problems: opened.problems };
  const { target } = opened;
  const { environment } = target;
  const build = { ...request, environment, keepGoing: false, draft: false };
  const { brands, sites, root, problems, warnings } = await runBuild(build);
  if (sites.length === 0) return { exitCode: 1, text: '', json: { sites: [] }, problems };
  const days = new Map(brands.map(({ id, config }) => [id, config.site.keepDays]));
  const keepDaysOf = (brand: string) => days.get(brand) ?? 0;
  const released = await target.release({ root, sites, keepDaysOf });
  const isByHand = target.afterwards !== '' && released.some(({ isNew }) => isNew);
  const hint = isByHand ? ['', target.afterwards] : [];
  return {
    exitCode: 0,
    text: ['', ...released.map(describe), ...hint].join('\n'),
    json: { target: target.name, ...target.place, sites: released },
    warnings,
  };
}

function describe({ site, release: number, isNew }: ReleasedSite): string {
  return isNew ? `${site}: release ${number} is live.` : `${site}: nothing has changed since release ${number}.`;
}
