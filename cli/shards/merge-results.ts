import path from 'node:path';
import type { BuiltSite } from '#cli/build/built-site.ts';
import type { Problem } from '#cli/problems/problem.ts';
import { problemInFile } from '#cli/problems/problem-in-file.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { brandsOfShard, type Shard } from './shard.ts';
import { type FoundResult, resultName, type ShardResult } from './shard-result.ts';

/** Combined results of all shards. */
export interface MergedResult extends Pick<ShardResult, 'broken' | 'notBuilt' | 'untranslated'> {
  readonly shards: number;
  /** Duration of the slowest shard. */
  readonly milliseconds: number;
  readonly sites: readonly BuiltSite[];
  /** Problems of the brands, with absolute paths. */
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** A result file with valid contents. */
interface WholeResult extends FoundResult {
  readonly result: ShardResult;
}

/**
 * Merges the results of a build in shards, or reports problems: a missing shard, or shards of different builds. @param
 * root of the workspace, absolute @throws UsageError if there are no results, or results of several builds
 */
export function mergeResults(
  results: readonly FoundResult[],
  root: string,
): MergedResult | { readonly faults: readonly Problem[] } {
  const whole = results.flatMap(({ result, ...place }) => (result ? [{ ...place, result }] : []));
  const [first] = whole;
  if (!first) throw new UsageError('There is no result of a shard. `brandgen build --all --shard 1/8` writes one.');
  const of = countOf(results);
  assertNoneTwice(whole);
  const faults = [...missingShards(whole, of, first), ...whole.flatMap((other) => differences(other, first))];
  return faults.length > 0 ? { faults } : joined(whole, of, root);
}

function countOf(results: readonly FoundResult[]): number {
  const [of = 0, ...others] = new Set(results.map(({ shard }) => shard.of));
  if (others.length === 0) return of;
  throw new UsageError(
    `There are results of builds in ${[of, ...others].sort((a, b) => a - b).join(' and in ')} shards. Remove those of all builds but one.`,
  );
}

function assertNoneTwice(whole: readonly WholeResult[]): void {
  const seen = new Map<number, string>();
  for (const { file, shard } of whole) {
    const other = seen.get(shard.number);
    if (other !== undefined) throw new UsageError(`${other} and ${file} are results of the same shard. Remove one.`);
    seen.set(shard.number, file);
  }
}

function missingShards(whole: readonly WholeResult[], of: number, { file, result }: WholeResult): Problem[] {
  const there = new Set(whole.map(({ shard }) => shard.number));
  const numbers = Array.from({ length: of }, (_shard, index) => index + 1);
  return numbers
    .filter((number) => !there.has(number))
    .map((number) => missing({ number, of }, path.dirname(file), brandsOfShard(result.brands, { number, of })));
}

function missing(shard: Shard, folder: string, brands: readonly string[]): Problem {
  const { number, of } = shard;
  const names = brands.length === 0 ? 'It has no brands.' : `Its brands: ${brands.join(', ')}.`;
  return problemInFile(path.join(folder, resultName(shard)), {
    rule: 'shard-missing',
    message: `Shard ${number} of ${of} has no whole result. ${names}`,
    fix: `Build it again with \`--shard ${number}/${of}\`, and put its result here.`,
  });
}

/** Differences between two shards' builds, due to which a brand may be missing or built twice. */
function differences({ file, result }: WholeResult, { shard, result: first }: WholeResult): Problem[] {
  const facts = [
    { what: 'version of brandgen', own: result.version, other: first.version },
    { what: 'commit', own: result.commit, other: first.commit },
    { what: 'list of brands', own: result.brands.join(', '), other: first.brands.join(', ') },
  ];
  return facts
    .filter(({ own, other }) => own !== other)
    .map(({ what, own, other }) =>
      problemInFile(file, {
        rule: 'shard-differs',
        message: `This shard was built with another ${what} than shard ${shard.number}.`,
        expected: other,
        received: own,
        fix: 'Build all shards from one commit, with one version of brandgen and the same options.',
      }),
    );
}

function joined(whole: readonly WholeResult[], of: number, root: string): MergedResult {
  const results = whole.map(({ result }) => result);
  const problemsOf = (kind: 'problems' | 'warnings') =>
    withoutRepeats(results.flatMap((result) => result[kind])).map((problem) => ({
      ...problem,
      file: path.resolve(root, problem.file),
    }));
  return {
    shards: of,
    milliseconds: Math.max(...results.map(({ milliseconds }) => milliseconds)),
    sites: whole
      .flatMap(({ file, result }) =>
        result.sites.map((site) => ({ ...site, folder: path.join(path.dirname(file), site.site) })),
      )
      .sort((a, b) => compare(a.brand, b.brand)),
    broken: results.flatMap(({ broken }) => broken).sort(compare),
    notBuilt: results.flatMap(({ notBuilt }) => notBuilt).sort(compare),
    untranslated: results.flatMap(({ untranslated }) => untranslated).sort((a, b) => compare(a.brand, b.brand)),
    problems: problemsOf('problems'),
    warnings: problemsOf('warnings'),
  };
}

/** Drops repeated problems, as every shard reports those of shared files. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** Compares UTF-16 code units, as when brands are read. */
function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
