import { hash } from 'node:crypto';

/** SHA-256 of some bytes, in hexadecimal. */
export function digest(bytes: string | Uint8Array): string {
  return hash('sha256', bytes, 'hex');
}

/** A single digest of a list of parts, unambiguous: `['ab', 'c']` and `['a', 'bc']` differ. */
export function digestOfParts(parts: Iterable<string>): string {
  let whole = '';
  for (const part of parts) whole += `${part.length}:${part}`;
  return digest(whole);
}

/** A hexadecimal SHA-256 digest in the form of a Subresource Integrity value. */
export function integrityOf(hexadecimal: string): string {
  return `sha256-${Buffer.from(hexadecimal, 'hex').toString('base64')}`;
}
