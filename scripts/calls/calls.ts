import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What a field may be: its very value, one of several, or of a kind. `{number}` is a whole number, `{language}` a code of the
 * product, `{merchant}` a merchant's code, `{text}` anything that is not empty.
 */
export type Expected = string | number | readonly string[];

/** Fields by name; one whose name ends in `?` may be left out, and none else may be sent. */
export type Payload = Readonly<Record<string, Expected>>;

/** A call of the specification's seventh part, and the browser tests in which it goes over the wire. */
export interface SpecifiedCall {
  /** Name of its table there. */
  readonly part: 'System' | 'Games and content' | 'Agent, points, uploads';
  /** Method and path. */
  readonly call: string;
  /** In the body of POST and PUT, else in the query; each shape that the site sends. */
  readonly payloads: readonly Payload[];
  /** `<file> › <title>`: the title as the test's source has it. */
  readonly tests: readonly string[];
}

export async function readCalls(root: string): Promise<SpecifiedCall[]> {
  return JSON.parse(await readFile(join(root, 'scripts/calls/calls.json'), 'utf8'));
}
