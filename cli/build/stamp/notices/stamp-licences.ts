import type { CompiledApp } from '#cli/build/compile/compiled-app.ts';
import { chunkOf } from '#cli/build/link/reach.ts';
import type { FillTemplate } from '#cli/build/templates.ts';

/** Software or a typeface included in a site. */
export interface Work {
  name: string;
  version: string;
  /** SPDX expression. */
  licence: string;
  text: string;
}

/** The npm packages whose code is in these chunks, sorted by name. */
export function packagesIn(app: CompiledApp, chunks: readonly string[]): Work[] {
  const keys = new Set(chunks.flatMap((file) => chunkOf(app, file).packages));
  return [...keys].sort().flatMap((key) => app.packages[key] ?? []);
}

/** Text of a site's licence page. */
export function licencePage(works: readonly Work[], fill: FillTemplate): string {
  return fill('licences.txt', { works });
}
