import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LoadedBrands, loadBrands } from '#cli/brand/load-brands.ts';
import type { ResolvedBrand } from '#cli/brand/resolved-brand.ts';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { renderIcon } from '#cli/build/stamp/artwork/render-icons.ts';
import { writeCase } from './case-files.ts';
import type { FuzzCase } from './cases.ts';
import { oddProblems } from './odd-problems.ts';

/** A case that brandgen does not treat as it should. */
export interface Defect {
  /** Position of the case in its list. */
  readonly at: number;
  readonly what: string;
}

export interface Examined {
  readonly defects: readonly Defect[];
  /** Positions of the cases that brandgen accepts. */
  readonly accepted: readonly number[];
  /** Number of problems that each rule reported. */
  readonly rules: ReadonlyMap<string, number>;
  /** Milliseconds of processor time for one case; those of a workspace share its time. */
  readonly slowest: number;
}

/** Milliseconds of processor time after which a case hangs: a busy machine is not a hang. */
const HANG = 1_000;

/** Validates cases together, and those of a workspace that is slow or fails one by one. */
export async function examineCases(cases: readonly FuzzCase[]): Promise<Examined> {
  const numbered = cases.map((one, at) => ({ one, at }));
  const together = numbered.filter(({ one }) => !one.isAlone);
  const alone = numbered.filter(({ one }) => one.isAlone);
  const parts = [await examineWorkspace(together)];
  for (const one of alone) parts.push(await examineWorkspace([one]));
  return parts.reduce(joined);
}

interface NumberedCase {
  readonly one: FuzzCase;
  readonly at: number;
}

async function examineWorkspace(cases: readonly NumberedCase[]): Promise<Examined> {
  const folder = mkdtempSync(join(tmpdir(), 'brandgen-fuzz-'));
  try {
    mkdirSync(join(folder, 'brands'));
    for (const { one, at } of cases) writeCase(folder, idOf(at), one);
    const result = load(folder);
    if ('loaded' in result && result.milliseconds <= HANG) return await describe(folder, result, cases);
    if (cases.length > 1) return await oneByOne(cases);
    const what = 'loaded' in result ? `It takes ${Math.round(result.milliseconds)} ms.` : String(result.error);
    return {
      defects: cases.map(({ at }) => ({ at, what })),
      accepted: [],
      rules: new Map(),
      slowest: Number.POSITIVE_INFINITY,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function oneByOne(cases: readonly NumberedCase[]): Promise<Examined> {
  const parts: Examined[] = [];
  for (const one of cases) parts.push(await examineWorkspace([one]));
  return parts.reduce(joined);
}

interface Loaded {
  readonly loaded: LoadedBrands;
  readonly milliseconds: number;
}

type Loading = Loaded | { readonly error: unknown };

function load(folder: string): Loading {
  const before = process.cpuUsage();
  try {
    const loaded = loadBrands(openWorkspace(folder, undefined));
    const { user, system } = process.cpuUsage(before);
    return { loaded, milliseconds: (user + system) / 1_000 };
  } catch (error) {
    return { error: error instanceof Error ? error.stack : error };
  }
}

async function describe(
  folder: string,
  { loaded, milliseconds }: Loaded,
  cases: readonly NumberedCase[],
): Promise<Examined> {
  const slowest = milliseconds / Math.max(1, cases.length);
  const defects: Defect[] = oddProblems(folder, [...loaded.problems, ...loaded.warnings]).map(({ problem, what }) => ({
    at: Number(/case-(\d+)/.exec(problem.file)?.[1] ?? cases[0]?.at),
    what: `${what} ${JSON.stringify(problem)}`,
  }));
  const accepted = loaded.brands.flatMap((brand) => cases.find(({ at }) => idOf(at) === brand.id) ?? []);
  for (const brand of loaded.brands) {
    const at = cases.find((one) => idOf(one.at) === brand.id)?.at ?? 0;
    const what = await undrawable(brand);
    if (what !== null) defects.push({ at, what });
  }
  const unexplained = loaded.broken.filter((id) => !isExplained(id, loaded));
  for (const id of unexplained)
    defects.push({ at: Number(id.slice('case-'.length)), what: 'It has no problem and no site.' });
  return { defects, accepted: accepted.map(({ at }) => at), rules: countRules(loaded), slowest };
}

/** Problems in the files of every brand explain all that is missing. */
function isExplained(id: string, { problems, shared }: LoadedBrands): boolean {
  return shared || problems.some(({ file, received }) => file.includes(id) || received?.includes(id));
}

/** The mark is drawn as bitmaps, so what validation accepts has to be drawable. */
async function undrawable({ assets }: ResolvedBrand): Promise<string | null> {
  try {
    const before = process.cpuUsage();
    await renderIcon('touch', readFileSync(assets.mark), '#000000');
    const { user, system } = process.cpuUsage(before);
    const milliseconds = (user + system) / 1_000;
    return milliseconds > HANG ? `Its mark takes ${Math.round(milliseconds)} ms to draw.` : null;
  } catch (error) {
    return `Its mark cannot be drawn: ${error instanceof Error ? error.message : error}`;
  }
}

function countRules({ problems }: LoadedBrands): Map<string, number> {
  const rules = new Map<string, number>();
  for (const { rule } of problems) rules.set(rule, (rules.get(rule) ?? 0) + 1);
  return rules;
}

function joined(one: Examined, other: Examined): Examined {
  const rules = new Map(one.rules);
  for (const [rule, count] of other.rules) rules.set(rule, (rules.get(rule) ?? 0) + count);
  return {
    defects: [...one.defects, ...other.defects],
    accepted: [...one.accepted, ...other.accepted],
    rules,
    slowest: Math.max(one.slowest, other.slowest),
  };
}

function idOf(at: number): string {
  return `case-${String(at).padStart(3, '0')}`;
}
