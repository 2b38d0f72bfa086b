import path from 'node:path';
import { finishSwapOf } from '#cli/build/publish/swap.ts';
import { exportSite } from '#cli/static-host/export-site.ts';
import { STATIC_HOSTS, type StaticHostName } from '#cli/static-host/host.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';

export interface ExportRequest extends ActionContext {
  /** Folder of a built site, as written. */
  readonly site: string;
  readonly host: StaticHostName;
  /** Folder to write, as written. */
  readonly to: string;
}

/** Exports a built site for a host of static files. @throws UsageError if the host cannot serve it */
export async function exportAction({ cwd, site, host, to, terminal }: ExportRequest): Promise<Outcome> {
  const folder = path.resolve(cwd, site);
  finishSwapOf(folder);
  const exported = exportSite(folder, path.resolve(cwd, to), STATIC_HOSTS[host]);
  const { brand, files, rules } = exported;
  const text = `${to} (${brand}): ${files} files for ${STATIC_HOSTS[host].title}, with ${rules} rules in _headers.`;
  return { exitCode: 0, text: terminal.style.good(text), json: { folder: to, host, ...exported } };
}
