import { UsageError } from '#cli/problems/usage-error.ts';
import type { ReleaseTerms } from '#cli/release/manifests/release-manifest.ts';
import type { UntestedFile } from '#cli/release/proof/compare-tested.ts';
import { findTested, type TestedBrands } from '#cli/release/proof/find-tested.ts';
import { authorise } from '#cli/release/signing/authorise.ts';
import type { ReleasedSite, ReleaseTarget } from '#cli/release/targets/release-target.ts';
import { type BuildRequest, runBuild } from '../build/run-build.ts';
import { openTarget } from '../open-target.ts';
import type { Outcome } from '../outcome.ts';

export interface ReleaseRequest extends Omit<BuildRequest, 'keepGoing' | 'draft' | 'shard'> {
  /** Value of `--to`, as written. */
  readonly to: string | undefined;
  /** Name of the target whose releases were tested, as written. */
  readonly promote: string | undefined;
  /** Percent of visitors who get the release; undefined for all. */
  readonly staged?: number;
}

/**
 * Builds brands and makes them live. Nothing is released while a brand has a problem or differs from its tested
 * release.
 */
export async function release(request: ReleaseRequest): Promise<Outcome> {
  const opened = await openTarget(request, request.to, request.environment);
  if (opened.problems) return { exitCode: 1, text: '', json: { sites: [] }, problems: opened.problems };
  const { target } = opened;
  const { environment } = target;
  const tester = await openTester(request, environment);
  const whole = { environment, keepGoing: false, draft: false, shard: undefined };
  const { brands, sites, root, problems, warnings, share } = await runBuild({ ...request, ...whole });
  if (problems.length > 0) return { exitCode: 1, text: '', json: { sites: [] }, problems };
  if (sites.length === 0) return { exitCode: 0, text: share.emptyBecause, json: { sites: [] } };
  const tested = tester && (await findTested(tester, sites));
  if (tested && tested.untested.length > 0) return refusal(tested);
  const days = new Map(brands.map(({ id, config }) => [id, config.site.keepDays]));
  const termsOf = (brand: string): ReleaseTerms => ({
    keepDays: days.get(brand) ?? 0,
    ...(environment !== undefined && { environment }),
    ...(request.staged !== undefined && { staged: request.staged }),
    ...(tested && { promoted: { target: tested.target, release: tested.releases.get(brand) ?? 0 } }),
  });
  const ids = brands.map(({ id }) => id);
  const sign = await authorise(target, { own: opened.releasers, brands: ids, environment: process.env });
  const released = await target.release({ root, sites, termsOf, sign });
  const isByHand = target.afterwards !== '' && released.some(({ isNew }) => isNew);
  const hint = isByHand ? ['', target.afterwards] : [];
  return {
    exitCode: 0,
    text: ['', ...released.map(describeReleased(request.staged)), ...hint].join('\n'),
    json: { target: target.name, ...target.place, sites: released },
    warnings,
  };
}

/** The target of `--promote`. @throws UsageError if it cannot have tested these sites */
async function openTester(
  request: ReleaseRequest,
  environment: string | undefined,
): Promise<ReleaseTarget | undefined> {
  if (request.promote === undefined) return undefined;
  const opened = await openTarget(request, request.promote);
  if (opened.problems) throw new UsageError('brandgen.json has problems: run `brandgen validate`.');
  if (opened.target.environment !== environment) return opened.target;
  const what = environment ?? 'production';
  throw new UsageError(
    `The target ${request.promote} is for ${what} too. \`--promote\` takes one of another environment.`,
  );
}

/** Maximum number of files listed. */
const MOST_LISTED = 20;

function refusal({ target, untested }: TestedBrands): Outcome {
  const more = untested.length - MOST_LISTED;
  const text = [
    `Nothing was released: ${untested.length === 1 ? '1 file is' : `${untested.length} files are`} not as tested in ${target}.`,
    ...untested.slice(0, MOST_LISTED).map(lineOf),
    ...(more > 0 ? [`  and ${more} more`] : []),
    '',
    `Release to ${target} again and test that, or go back to the sources that are there.`,
  ];
  return { exitCode: 1, text: text.join('\n'), json: { sites: [], untested } };
}

function lineOf({ site, file, kind }: UntestedFile): string {
  return `  ${kind.padEnd(8)} ${file === '' ? `${site}, the whole site` : `${site}/${file}`}`;
}

/**
 * Returns a function that describes a site's release. @param staged percent of visitors who get it; undefined for all
 */
export function describeReleased(staged?: number) {
  const forWhom = staged === undefined ? '' : ` for ${staged} % of the visitors`;
  return ({ site, release: number, isNew }: ReleasedSite): string =>
    isNew ? `${site}: release ${number} is live${forWhom}.` : `${site}: nothing has changed since release ${number}.`;
}
