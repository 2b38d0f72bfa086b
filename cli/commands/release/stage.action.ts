import { UsageError } from '#cli/problems/usage-error.ts';
import { authorise } from '#cli/release/signing/authorise.ts';
import type { EndedStage, StagingOfTarget } from '#cli/release/targets/release-target.ts';
import { letServersRead } from '#cli/system/let-servers-read.ts';
import { wholeNumber } from '#cli/terminal/whole-number.ts';
import { openTarget } from '../open-target.ts';
import type { Outcome } from '../outcome.ts';
import { type ReleaseRequest, release } from './release.action.ts';

export interface StageRequest extends Omit<ReleaseRequest, 'staged'> {
  /** Value of `--share`, as written. */
  readonly share: string | undefined;
  /** Whether to end the staged release and keep the live one. */
  readonly stop: boolean;
}

/** Percent that means every visitor. */
const ALL = 100;

/** Releases brands to a share of their visitors, changes the share, or ends the stage. Only the first needs a build. */
export async function stage(request: StageRequest): Promise<Outcome> {
  const share = shareIn(request);
  const opened = await openTarget(request, request.to, request.environment);
  if (opened.problems) return { exitCode: 1, text: '', json: { sites: [] }, problems: opened.problems };
  const { target, root, releasers } = opened;
  const { staging } = target;
  if (typeof staging === 'string') throw new UsageError(staging);
  const brands = stagedOf(request, staging);
  if (brands.length === 0 && share !== undefined)
    return release(share === ALL ? request : { ...request, staged: share });
  assertAlone(request, brands);
  const sign = await authorise(target, { own: releasers, brands, environment: process.env });
  letServersRead();
  const facts = { target: target.name, ...target.place };
  const outcomeOf = (lines: readonly string[], sites: readonly object[]): Outcome => {
    const hint = target.afterwards === '' ? [] : ['', target.afterwards];
    return { exitCode: 0, text: [...lines, ...hint].join('\n'), json: { ...facts, sites } };
  };
  if (share !== undefined && share < ALL) {
    await staging.setShares(new Map(brands.map((brand) => [brand, share])));
    const sites = staging
      .all()
      .filter(({ manifest }) => brands.includes(manifest.brand))
      .map(({ manifest: { site, brand, release: number } }) => ({ site, brand, release: number, share }));
    return outcomeOf(
      sites.map((release) => `${release.site}: release ${release.release} is live for ${share} % of the visitors.`),
      sites,
    );
  }
  const ended = await (share === ALL ? staging.finish : staging.stop)({ root, brands, sign });
  return outcomeOf(ended.map(share === ALL ? describeFinished : describeStopped), ended);
}

function shareIn({ share, stop }: StageRequest): number | undefined {
  if (stop && share !== undefined) throw new UsageError('Give `--share` or `--stop`, not both.');
  if (share === undefined) return undefined;
  const number = wholeNumber(share);
  if (number !== undefined && number >= 1 && number <= ALL) return number;
  throw new UsageError(`A share is a whole number of percent from 1 to ${ALL}, but got "${share}".`);
}

/** The requested brands that have a staged release. @throws UsageError if a named brand has none */
function stagedOf({ brands, all, stop }: StageRequest, staging: StagingOfTarget): string[] {
  if (brands.length === 0 && !all) throw new UsageError('Name the brands, or give `--all`.');
  const staged = [...new Set(staging.all().map(({ manifest }) => manifest.brand))];
  const chosen = all ? staged : staged.filter((brand) => brands.includes(brand));
  const others = brands.filter((brand) => !staged.includes(brand));
  if (stop && chosen.length === 0) throw new UsageError('There is no staged release to stop.');
  if (chosen.length > 0 && others.length > 0) {
    throw new UsageError(
      `${chosen.join(', ')} ${chosen.length === 1 ? 'has' : 'have'} a staged release, but not ${others.join(', ')}. Give them in two commands.`,
    );
  }
  return chosen;
}

/** @throws UsageError for build options when nothing is built */
function assertAlone({ promote, since }: StageRequest, brands: readonly string[]): void {
  if (promote === undefined && since === undefined) return;
  throw new UsageError(
    `${brands.join(', ')}: a release is staged already, and nothing is built, so \`--promote\` and \`--since\` have no effect. Leave them out.`,
  );
}

function describeFinished({ site, release: number, of }: EndedStage): string {
  return `${site}: release ${of} is live for every visitor, as release ${number}.`;
}

function describeStopped({ site, release: number, of }: EndedStage): string {
  return `${site}: release ${of} is live again for every visitor, as release ${number}.`;
}
