import { BROTLI_ACCEPTED } from '../build/stamp/server/brotli-accepted.ts';
import type { Coding, ServedFile } from './served-files.ts';

const BROTLI = new RegExp(BROTLI_ACCEPTED, 'i');

/** The most compact coding of a file that a client accepts. */
export function chooseCoding(accepted: string | undefined, bodies: ServedFile['bodies']): Coding {
  if (bodies.has('br') && BROTLI.test(accepted ?? '')) return 'br';
  const codings = (accepted ?? '').split(',').map((entry) => entry.trim());
  const wanted = codings.filter((entry) => !/;\s*q=0(\.0+)?$/.test(entry)).map((entry) => entry.split(';')[0]);
  return wanted.includes('gzip') && bodies.has('gzip') ? 'gzip' : 'identity';
}
