import type { ReleaseManifest } from '#cli/release/release-manifest.ts';
import { renderTable } from '#cli/terminal/render-table.ts';
import { openTarget } from '../open-target.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';

export interface ReleasesRequest extends ActionContext {
  readonly brand: string;
  /** Value of `--to`, as written. */
  readonly to: string | undefined;
}

/** One release of one site, as it is listed. */
interface ListedRelease extends Omit<ReleaseManifest, 'files' | 'format'> {
  readonly live: boolean;
}

/** Lists a brand's releases, newest first. @throws UsageError for a brand without any */
export async function releases(request: ReleasesRequest): Promise<Outcome> {
  const opened = await openTarget(request, request.to);
  if (opened.problems) return { exitCode: 1, text: '', json: {}, problems: opened.problems };
  const { target } = opened;
  const listed = (await target.releasesOf(request.brand)).flatMap((ofSite) =>
    ofSite.map(({ files: _files, format: _format, ...facts }, at): ListedRelease => ({ ...facts, live: at === 0 })),
  );
  const sorted = listed.sort((a, b) => b.release - a.release || a.site.localeCompare(b.site));
  const headings = ['Release', 'Site', 'When', 'By', 'Commit', 'State'];
  return {
    exitCode: 0,
    text: renderTable(headings, sorted.map(rowOf), request.terminal.style),
    json: { target: target.name, releases: sorted },
  };
}

function rowOf({ release, site, time, by, commit, live, rollback }: ListedRelease): string[] {
  const state = [live ? 'live' : [], rollback > 0 ? `back to ${rollback}` : []].flat().join(', ');
  return [String(release), site, time.replace(/\.\d+Z$/, 'Z'), by, commit.slice(0, 10), state];
}
