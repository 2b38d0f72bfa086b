import type { Preview } from '#cli/release/previews/preview.ts';
import { renderTable } from '#cli/terminal/render-table.ts';
import type { ActionContext } from '../run-action.ts';

/** A preview without its password's hashes and its folders, for machines. */
export function previewFacts({ name, sites, time, expires, by, commit }: Preview): object {
  return { name, addresses: sites.map(addressOf), time, expires, by, commit };
}

/** Previews by their names, for a person. */
export function previewTable(previews: readonly Preview[], style: ActionContext['terminal']['style']): string {
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
