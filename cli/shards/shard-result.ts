import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { BuiltSite } from '#cli/build/built-site.ts';
import type { Untranslated } from '#cli/build/untranslated.ts';
import { type Guard, hasShape, isListOf, isNumber, isText } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import type { Problem } from '#cli/problems/problem.ts';
import { writeAtomically } from '#cli/system/write-atomically.ts';
import type { Shard } from './shard.ts';

/** A built site in a result. Its folder is beside the result. */
export type SiteOfShard = Omit<BuiltSite, 'folder'>;

/** Contents of `shard-<number>-of-<count>.json`: the result of one shard. */
export interface ShardResult {
  format: 1;
  shard: Shard;
  /** Version of brandgen. */
  version: string;
  /** The workspace's commit; empty outside a repository. */
  commit: string;
  /** Ids of all brands and templates, of all shards. */
  brands: string[];
  milliseconds: number;
  sites: SiteOfShard[];
  /** Ids of the shard's brands with problems. */
  broken: string[];
  /** Ids of the shard's brands without a site: those with problems, and those not built because of others. */
  notBuilt: string[];
  untranslated: Untranslated[];
  /** Files are relative to the workspace. */
  problems: Problem[];
  warnings: Problem[];
}

const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

const isSource = (value: unknown): value is BuiltSite['fromCache'] =>
  value === 'site' || value === 'app' || value === 'shared' || value === 'nothing';

const isProblem: Guard<Problem> = hasShape<Problem>({
  file: isText,
  line: isNumber,
  column: isNumber,
  path: isText,
  rule: isText,
  message: isText,
  expected: isTextOrNull,
  received: isTextOrNull,
  fix: isTextOrNull,
});

const isSite: Guard<SiteOfShard> = hasShape<SiteOfShard>({
  brand: isText,
  site: isText,
  features: isListOf(isText),
  languages: isListOf(isText),
  files: isNumber,
  firstLoad: hasShape({ js: isNumber, css: isNumber }),
  milliseconds: isNumber,
  fromCache: isSource,
});

const isResult = hasShape<Omit<ShardResult, 'format'>>({
  shard: hasShape<Shard>({ number: isNumber, of: isNumber }),
  version: isText,
  commit: isText,
  brands: isListOf(isText),
  milliseconds: isNumber,
  sites: isListOf(isSite),
  broken: isListOf(isText),
  notBuilt: isListOf(isText),
  untranslated: isListOf(hasShape<Untranslated>({ brand: isText, language: isText, keys: isListOf(isText) })),
  problems: isListOf(isProblem),
  warnings: isListOf(isProblem),
});

/** File name of a shard's result. */
export function resultName({ number, of }: Shard): string {
  return `shard-${number}-of-${of}.json`;
}

export function writeResult(out: string, result: ShardResult): void {
  writeAtomically(path.join(out, resultName(result.shard)), `${JSON.stringify(result, null, 2)}\n`);
}

/** Removes a shard's earlier result, so that a failed build leaves none. */
export function removeResult(out: string, shard: Shard): void {
  rmSync(path.join(out, resultName(shard)), { force: true });
}

/** A result file. */
export interface FoundResult {
  readonly file: string;
  /** Shard in the file's name. */
  readonly shard: Shard;
  /** Undefined if the contents are incomplete. */
  readonly result?: ShardResult;
}

/** All results in a folder, sorted by number. */
export function findResults(folder: string): FoundResult[] {
  const results = readdirSync(folder).flatMap((name): FoundResult[] => {
    const [, number, of] = /^shard-(\d+)-of-(\d+)\.json$/.exec(name) ?? [];
    if (number === undefined || of === undefined) return [];
    const origin = { file: path.join(folder, name), shard: { number: Number(number), of: Number(of) } };
    const result = readIfWhole(origin.file);
    return [result && resultName(result.shard) === name ? { ...origin, result } : origin];
  });
  return results.sort((a, b) => a.shard.number - b.shard.number);
}

function readIfWhole(file: string): ShardResult | undefined {
  try {
    return { format: 1, ...parseJson(readFileSync(file, 'utf8'), isResult, file) };
  } catch {
    return undefined;
  }
}
