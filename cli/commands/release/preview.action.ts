import { UsageError } from '#cli/problems/usage-error.ts';
import { expiryOf } from '#cli/release/previews/preview-expiry.ts';
import { assertPreviewName } from '#cli/release/previews/preview-host.ts';
import { ownPassword, PREVIEW_USER } from '#cli/release/previews/preview-password.ts';
import { authorise } from '#cli/release/signing/authorise.ts';
import type { Releasers } from '#cli/release/signing/releasers.ts';
import type { PreviewsOfTarget, ReleasedPreview, ReleaseTarget } from '#cli/release/targets/release-target.ts';
import { runBuild } from '../build/run-build.ts';
import { openTarget } from '../open-target.ts';
import type { Outcome } from '../outcome.ts';
import type { ReleaseRequest } from './release.action.ts';

export interface PreviewRequest extends ReleaseRequest {
  /** Value of `--preview`, as written. */
  readonly name: string | undefined;
  /** Value of `--expires`, as written. */
  readonly expires: string | undefined;
  /** Whether to remove the preview instead of releasing it. */
  readonly remove: boolean;
}

const USUAL_TIME = '14d';

/** Releases previews of brands for colleagues at separate addresses, or removes them. Live sites do not change. */
export async function preview(request: PreviewRequest): Promise<Outcome> {
  const name = nameIn(request);
  const expires = expiryOf(request.expires ?? USUAL_TIME, new Date());
  const password = ownPassword(process.env);
  const opened = await openTarget(request, request.to, request.environment);
  if (opened.problems) return { exitCode: 1, text: '', json: { previews: [] }, problems: opened.problems };
  const { target, releasers } = opened;
  const { environment } = target;
  const previews = previewsOf(target);
  if (request.remove) return removed(request, name, { target, previews, releasers });
  const whole = { environment, keepGoing: false, draft: false, shard: undefined };
  const { sites, root, problems, warnings, share } = await runBuild({ ...request, ...whole });
  if (problems.length > 0) return { exitCode: 1, text: '', json: { previews: [] }, problems };
  if (sites.length === 0) return { exitCode: 0, text: share.emptyBecause, json: { previews: [] } };
  const brands = [...new Set(sites.map(({ brand }) => brand))];
  await authorise(target, { own: releasers, brands, environment: process.env });
  const released = await previews.release({ root, name, sites, expires, password });
  const hint = target.afterwards === '' ? [] : [target.afterwards];
  return {
    exitCode: 0,
    text: ['', ...released.flatMap(describe), ...hint].join('\n'),
    json: { target: target.name, ...target.place, user: PREVIEW_USER, previews: released },
    warnings,
  };
}

function nameIn({ name, promote, remove, expires }: PreviewRequest): string {
  if (name === undefined)
    throw new UsageError('`--expires` and `--remove` are for a preview: name it with `--preview`.');
  assertPreviewName(name);
  if (promote !== undefined) throw new UsageError('A preview makes nothing live, so it takes no `--promote`.');
  if (remove && expires !== undefined) throw new UsageError('Give `--expires` or `--remove`, not both.');
  return name;
}

/** @throws UsageError for a target without previews */
function previewsOf({ name, environment, previews }: ReleaseTarget): PreviewsOfTarget {
  if (!previews) {
    throw new UsageError(
      `The target ${name} is a store, which asks for no password, so it has no previews. Name a target with a folder.`,
    );
  }
  if (environment !== undefined) return previews;
  throw new UsageError(
    `The target ${name} is for production, whose sites have no mark and are listed by search engines. Name a target of an environment, such as staging.`,
  );
}

async function removed(
  { brands: asked, all }: PreviewRequest,
  name: string,
  { target, previews, releasers }: { target: ReleaseTarget; previews: PreviewsOfTarget; releasers: Releasers },
): Promise<Outcome> {
  if (asked.length === 0 && !all) throw new UsageError('Name the brands whose preview to remove, or give `--all`.');
  const named = previews.all().filter((preview) => preview.name === name && (all || asked.includes(preview.brand)));
  const brands = named.map(({ brand }) => brand);
  await authorise(target, { own: releasers, brands, environment: process.env });
  const gone = await previews.remove(name, all ? [] : asked);
  const hint = target.afterwards === '' ? [] : [target.afterwards];
  return {
    exitCode: 0,
    text: [...gone.map(({ brand }) => `${brand}: the preview ${name} is gone.`), ...hint].join('\n'),
    json: { target: target.name, ...target.place, removed: gone.map(({ brand }) => ({ name, brand })) },
  };
}

function describe({ name, brand, hosts, expires, password }: ReleasedPreview): string[] {
  const isKnown = password === undefined;
  return [
    `${brand}: the preview ${name} is there until ${expires.replace(/\.\d+Z$/, 'Z')}.`,
    ...hosts.map((host) => `  https://${host}/`),
    `  User ${PREVIEW_USER}, ${isKnown ? 'with the password that you have' : `password ${password} (it is shown this once)`}.`,
  ];
}
