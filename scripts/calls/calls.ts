import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A field may be a very value, one of several, fields of its own, or of a kind. `{number}` is a whole number, `{flag}` true or
 * false, `{language}` a code of the product, `{merchant}` a merchant's code, `{picture}` a JPEG or PNG as a data URL, `{list}` a
 * list with entries, `{text}` any other text that is not empty, `{text or blank}` any text.
 */
export type Expected = string | number | readonly string[] | Payload;

/** Fields by name. A name that ends in `?` is optional; no other field may be sent. */
export interface Payload {
  readonly [name: string]: Expected;
}

/** A call of part 7 of the specification. A browser test that sends it says `// @proves` with method and path. */
export interface SpecifiedCall {
  /** Title of its table in the specification. */
  readonly part: 'Session and account' | 'System' | 'Games and content' | 'Agent, points, uploads';
  /** Method and path. */
  readonly call: string;
  /** Every shape that the site sends: in the body of POST and PUT unless that is encrypted, otherwise in the query. */
  readonly payloads: readonly Payload[];
  /** Schemas of the plaintext, if the body is encrypted: then only the platform can compare it. */
  readonly encrypted?: readonly string[];
  /** The body is a form's, not JSON. */
  readonly isForm?: true;
}

export async function readCalls(root: string): Promise<SpecifiedCall[]> {
  return JSON.parse(await readFile(join(root, 'scripts/calls/calls.json'), 'utf8'));
}
