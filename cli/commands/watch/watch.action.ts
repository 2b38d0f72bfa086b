import { setTimeout } from 'node:timers/promises';
import { UsageError } from '#cli/problems/usage-error.ts';
import { authorise } from '#cli/release/signing/authorise.ts';
import type { ReleaseTarget, StagedRelease } from '#cli/release/targets/release-target.ts';
import { readSums } from '#cli/release/watch/read-sums.ts';
import { describe, type Watched, watchStaged } from '#cli/release/watch/watch-staged.ts';
import { letServersRead } from '#cli/system/let-servers-read.ts';
import { openTarget } from '../open-target.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';

export interface WatchRequest extends ActionContext {
  readonly brand: string;
  /** Values of the options, as written. */
  readonly to: string | undefined;
  readonly reports: string | undefined;
  readonly threshold: string;
  readonly visits: string;
  readonly every: string;
  readonly once: boolean;
}

/**
 * Watches a staged release and ends it if it is worse than the live one. @throws UsageError for a target or options
 * that do not fit
 */
export async function watch(request: WatchRequest): Promise<Outcome> {
  const { brand, terminal } = request;
  const limits = {
    threshold: numberIn(request.threshold, '--threshold', { most: 100 }),
    visits: numberIn(request.visits, '--visits', { least: 1, isWhole: true }),
  };
  const seconds = numberIn(request.every, '--every', { least: 1, most: 86_400, isWhole: true });
  const opened = await openTarget(request, request.to);
  if (opened.problems) return { exitCode: 1, text: '', json: {}, problems: opened.problems };
  const { target, root, releasers } = opened;
  const { staging } = target;
  if (typeof staging === 'string') throw new UsageError(staging);
  const address = addressIn(request.reports ?? staging.reports);
  // Report a missing key now, not when the release has to be stopped.
  const sign = await authorise(target, { own: releasers, brands: [brand], environment: process.env });
  letServersRead();
  const find = () => staging.all().filter(({ manifest }) => manifest.brand === brand);
  const [first] = find();
  if (!first) return ended(target, `${brand} has no staged release in ${target.name}.`, 0);
  const watched = await watchStaged({
    limits,
    find,
    sums: () => readSums(address),
    stop: (release) => staging.stop({ root, brands: [brand], sign, release }),
    wait: request.once ? undefined : () => setTimeout(seconds * 1000),
    say: terminal.line,
    warn: terminal.problem,
  });
  return outcomeOf(watched, first, target);
}

async function outcomeOf(watched: Watched, first: StagedRelease, target: ReleaseTarget): Promise<Outcome> {
  const { brand, site, release, folder } = first.manifest;
  const json = { target: target.name, ...watched };
  if (watched.end === 'stopped') {
    const hint = target.afterwards === '' ? [] : [target.afterwards];
    const lines = watched.stopped.map(
      ({ site: stoppedSite, of }) => `${stoppedSite}: release ${of} is live again for every visitor.`,
    );
    const text = [`Release ${release} of ${brand} was stopped.`, ...watched.compared.map(describe), ...lines, ...hint];
    return { exitCode: 1, text: text.join('\n'), json };
  }
  if (watched.end === 'looked') return { exitCode: 0, text: `Release ${release} of ${brand} goes on.`, json };
  const live = (await target.releasesOf(brand))
    .flatMap(([newest]) => newest ?? [])
    .find((release) => release.site === site);
  if (live?.folder === folder) {
    return { ...ended(target, `Release ${release} of ${brand} is live for every visitor.`, 0), json };
  }
  return { ...ended(target, `Release ${release} of ${brand} was stopped by another command.`, 1), json };
}

function ended({ name }: ReleaseTarget, text: string, exitCode: 0 | 1): Outcome {
  return { exitCode, text, json: { target: name, end: 'ended', compared: [] } };
}

function addressIn(written: string | undefined): URL {
  if (written === undefined) {
    throw new UsageError('Say where the sums of the reports are, by `--reports` or by `reports` of the target.');
  }
  const address = URL.canParse(written) ? new URL(written) : undefined;
  if (address && /^https?:$/.test(address.protocol)) return address;
  throw new UsageError(`\`--reports\` needs an address of the web, such as https://reports.acme.example/sums.`);
}

function numberIn(
  written: string,
  option: string,
  { least = 0, most = Number.MAX_SAFE_INTEGER, isWhole = false }: { least?: number; most?: number; isWhole?: boolean },
): number {
  const number = (isWhole ? /^\d+$/ : /^\d+(?:\.\d+)?$/).test(written) ? Number(written) : Number.NaN;
  if (number >= least && number <= most) return number;
  const kind = isWhole ? 'a whole number' : 'a number';
  const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
  throw new UsageError(`\`${option}\` needs ${kind} ${range}, but got "${written}".`);
}
