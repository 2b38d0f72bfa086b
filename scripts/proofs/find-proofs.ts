import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** A test, with its title as the source has it. */
export interface Proof {
  readonly file: string;
  readonly title: string;
}

/**
 * Tests by the requirement or call that they prove: the id of a requirement, with ` in Arabic` where it is read in that language, or
 * a call.
 */
export type Proofs = ReadonlyMap<string, readonly Proof[]>;

const FOLDERS = ['app', 'cli', 'sandbox', 'schemas', 'scripts', 'tests', 'themes'];
const TEST = /\.(test\.tsx?|spec\.ts)$/;
const TAG = '@proves ';

/** Text between a tag and its test: other comments. */
const SPACE = /^(\s|\/\/.*)*$/;

/**
 * Reads `// @proves 4.1, 8.2 in Arabic, POST /wps/session/login` above tests.
 * @throws for a tag that is not above a test with its title in the source, naming all of them
 */
export function readProofs(root: string): Proofs {
  const proofs = new Map<string, Proof[]>();
  const faults: string[] = [];
  for (const file of FOLDERS.flatMap((folder) => testsBelow(root, folder))) {
    const text = readFileSync(join(root, file), 'utf8');
    if (!text.includes(TAG)) continue;
    for (const { ids, title, line } of tagsIn(file, text)) {
      if (title === undefined) faults.push(`${file}:${line} has ${TAG}above no test. Put it on the line above one.`);
      else for (const id of ids) proofs.set(id, [...(proofs.get(id) ?? []), { file, title }]);
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return proofs;
}

function testsBelow(root: string, folder: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    TEST.test(file),
  );
  return files.map((file) => `${folder}/${file}`).toSorted();
}

interface Tag {
  ids: string[];
  /** The title of the test below the tag, or undefined if no test follows. */
  title: string | undefined;
  line: number;
}

export function tagsIn(file: string, text: string): Tag[] {
  const { program, comments } = parseSync(file, text);
  const tests = testsOf(program.body).toSorted((one, other) => one.start - other.start);
  return comments
    .filter(({ value }) => value.trimStart().startsWith(TAG))
    .map(({ value, start, end }) => {
      const next = tests.find((test) => test.start >= end);
      const isAbove = next && SPACE.test(text.slice(end, next.start));
      return {
        ids: value
          .trimStart()
          .slice(TAG.length)
          .split(',')
          .map((id) => id.trim()),
        title: isAbove ? next.title : undefined,
        line: text.slice(0, start).split('\n').length,
      };
    });
}

interface TestCall {
  title: string;
  start: number;
}

/** Statements that call something with a title first: `test('…', …)`, `it.each(…)('…', …)`. */
function testsOf(node: unknown): TestCall[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(testsOf);
  const call = 'expression' in node ? node.expression : undefined;
  const title = isCall(call) ? textOf(call.arguments[0]) : undefined;
  const isStatement = 'start' in node && typeof node.start === 'number';
  return title !== undefined && isStatement ? [{ title, start: Number(node.start) }, ...inside] : inside;
}

function isCall(node: unknown): node is { arguments: unknown[] } {
  return typeof node === 'object' && node !== null && 'arguments' in node && Array.isArray(node.arguments);
}

function textOf(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  return 'value' in node && typeof node.value === 'string' ? node.value : undefined;
}
