import type { BuiltSite } from '#cli/build/built-site.ts';
import type { Untranslated } from '#cli/build/untranslated.ts';
import type { Style } from '#cli/terminal/terminal.ts';
import { buildTable } from './build-table.ts';

interface Built {
  readonly sites: readonly BuiltSite[];
  readonly milliseconds: number;
  /** Ids of the brands that were not built because of problems. */
  readonly notBuilt: readonly string[];
  readonly untranslated: readonly Untranslated[];
}

/** Report of a build: the table of sites, brands that were not built, and missing texts of drafts. */
export function buildReport({ sites, milliseconds, notBuilt, untranslated }: Built, style: Style): string {
  const left = notBuilt.length === 0 ? [] : [`Not built, because of problems: ${notBuilt.join(', ')}`];
  return [buildTable(sites, milliseconds, style), ...left, ...untranslated.flatMap(describeUntranslated)].join('\n');
}

function describeUntranslated({ brand, language, keys }: Untranslated): string[] {
  const texts = keys.length === 1 ? '1 text' : `${keys.length} texts`;
  return ['', `${brand} is a draft: ${language} lacks ${texts}, shown in English:`, ...keys.map((key) => `  ${key}`)];
}
