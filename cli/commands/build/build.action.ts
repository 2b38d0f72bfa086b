import { type Untranslated, untranslatedIn } from '#cli/build/untranslated.ts';
import type { Outcome } from '../outcome.ts';
import { buildTable } from './build-table.ts';
import { type BuildRequest, runBuild } from './run-build.ts';

/** Builds brands, or with `keepGoing` those of them without a problem. */
export async function build(request: BuildRequest): Promise<Outcome> {
  const started = performance.now();
  const { out, brands, sites, broken, problems, warnings } = await runBuild(request);
  if (sites.length === 0) return { exitCode: 1, text: '', json: { sites }, problems };
  const milliseconds = performance.now() - started;
  const untranslated = brands.flatMap(untranslatedIn);
  const left = broken.length === 0 ? [] : [`Not built, because of problems: ${broken.join(', ')}`];
  return {
    exitCode: problems.length === 0 ? 0 : 1,
    text: [
      buildTable(sites, milliseconds, request.terminal.style),
      ...left,
      ...untranslated.flatMap(describeUntranslated),
    ].join('\n'),
    json: { out, milliseconds, sites, broken, untranslated },
    problems,
    warnings,
  };
}

function describeUntranslated({ brand, language, keys }: Untranslated): string[] {
  const texts = keys.length === 1 ? '1 text' : `${keys.length} texts`;
  return ['', `${brand} is a draft: ${language} lacks ${texts}, shown in English:`, ...keys.map((key) => `  ${key}`)];
}
