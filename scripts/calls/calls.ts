import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What a field may be: its very value, one of several, or of a kind. `{number}` is a whole number, `{language}` a code of the
 * product, `{merchant}` a merchant's code, `{text}` anything that is not empty.
 */
export type Expected = string | number | readonly string[];

/** Fields by name. A name that ends in `?` is optional; no other field may be sent. */
export type Payload = Readonly<Record<string, Expected>>;

/** A call of part 7 of the specification and the browser tests that send it. */
export interface SpecifiedCall {
  /** Title of its table in the specification. */
  readonly part: 'Session and account' | 'System' | 'Games and content' | 'Agent, points, uploads';
  /** Method and path. */
  readonly call: string;
  /** Every shape that the site sends: in the body of POST and PUT, otherwise in the query. */
  readonly payloads: readonly Payload[];
  /** `<file> › <title>`, with the title as written in the source. */
  readonly tests: readonly string[];
}

export async function readCalls(root: string): Promise<SpecifiedCall[]> {
  return JSON.parse(await readFile(join(root, 'scripts/calls/calls.json'), 'utf8'));
}
