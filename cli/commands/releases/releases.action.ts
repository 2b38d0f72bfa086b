import { UsageError } from '#cli/problems/usage-error.ts';
import type { ReleaseManifest } from '#cli/release/manifests/release-manifest.ts';
import type { Preview } from '#cli/release/previews/preview.ts';
import { signerOf } from '#cli/release/signing/releasers.ts';
import { renderTable } from '#cli/terminal/render-table.ts';
import { openTarget } from '../open-target.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';

export interface ReleasesRequest extends ActionContext {
  readonly brand: string;
  /** Value of `--to`, as written. */
  readonly to: string | undefined;
}

/** A listed release of a site. */
interface ListedRelease extends Omit<ReleaseManifest, 'files' | 'format' | 'signature'> {
  readonly live: boolean;
  /** Percent of visitors who get it beside the live one. */
  readonly share?: number;
  /** Null without a valid signature; undefined if the target has no list of releasers. */
  readonly signedBy?: string | null;
}

/** Lists a brand's releases, newest first. @throws UsageError for a brand without releases and previews */
export async function releases(request: ReleasesRequest): Promise<Outcome> {
  const opened = await openTarget(request, request.to);
  if (opened.problems) return { exitCode: 1, text: '', json: {}, problems: opened.problems };
  const { target } = opened;
  const releasers = await target.releasers();
  const previews = (target.previews?.all() ?? []).filter(({ brand }) => brand === request.brand);
  const released = await target.releasesOf(request.brand).catch((error: unknown) => {
    // A brand may have previews without a release.
    if (error instanceof UsageError && previews.length > 0) return [];
    throw error;
  });
  const staging = typeof target.staging === 'string' ? [] : target.staging.all();
  const staged = staging.filter(({ manifest }) => manifest.brand === request.brand);
  const listed = [...staged.map(({ manifest }) => [manifest]), ...released].flatMap((ofSite, list) =>
    ofSite.map((manifest, index): ListedRelease => {
      const { files: _files, format: _format, signature: _signature, ...facts } = manifest;
      const share = staged[list]?.share;
      const state = { live: index === 0 && share === undefined, ...(share !== undefined && { share }) };
      return { ...facts, ...state, ...(releasers && { signedBy: signerOf(manifest, releasers) ?? null }) };
    }),
  );
  const sorted = listed.sort((a, b) => b.release - a.release || a.site.localeCompare(b.site));
  const headings = ['Release', 'Site', 'When', 'By', 'Commit', 'State'];
  return {
    // An unsigned live release may have been put there without brandgen.
    exitCode: sorted.some(({ live, share, signedBy }) => (live || share !== undefined) && signedBy === null) ? 1 : 0,
    text: [
      ...(sorted.length > 0 ? [renderTable(headings, sorted.map(rowOf), request.terminal.style)] : []),
      ...(previews.length > 0 ? [previewTable(previews, request.terminal.style)] : []),
    ].join('\n\n'),
    json: { target: target.name, releases: sorted, previews: previews.map(previewFacts) },
  };
}

function rowOf(listed: ListedRelease): string[] {
  const { release, site, time, by, commit, live, rollback, signedBy } = listed;
  const signed = signedBy === null ? 'no valid signature' : `signed by ${signedBy}`;
  const state = [
    live ? 'live' : [],
    stageOf(listed),
    rollback > 0 ? `back to ${rollback}` : [],
    signedBy === undefined ? [] : signed,
  ];
  return [String(release), site, time.replace(/\.\d+Z$/, 'Z'), by, commit.slice(0, 10), state.flat().join(', ')];
}

function stageOf({ share, staged }: ListedRelease): string | string[] {
  if (share !== undefined) return `staged at ${share} %`;
  return staged === undefined ? [] : 'was staged';
}

/** A preview for machines, without password hashes and folders. */
function previewFacts({ name, sites, time, expires, by, commit }: Preview): object {
  return { name, addresses: sites.map(addressOf), time, expires, by, commit };
}

/** Table of previews by name. */
function previewTable(previews: readonly Preview[], style: ActionContext['terminal']['style']): string {
  const rows = previews.flatMap(({ name, sites, time, expires, by, commit }) =>
    sites.map((site) => [name, addressOf(site), seconds(time), by, commit.slice(0, 10), seconds(expires)]),
  );
  return renderTable(['Preview', 'Address', 'When', 'By', 'Commit', 'Ends'], rows, style);
}

function addressOf({ host }: Preview['sites'][number]): string {
  return `https://${host}/`;
}

function seconds(time: string): string {
  return time.replace(/\.\d+Z$/, 'Z');
}
