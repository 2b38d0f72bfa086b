import { type Dictionary, isDictionary } from '#cli/json/guards.ts';
import type { Problem } from '#cli/problems/problem.ts';
import type { SourceDocument } from '../source/source-document.ts';

/** Replaces `FREEPLAY3`, an alternative spelling, by `FREEPAY3`. */
export function withOneSpelling(brand: Dictionary): Dictionary {
  const flags = brand['flags'];
  if (!isDictionary(flags) || typeof flags['FREEPLAY3'] !== 'boolean') return brand;
  const { FREEPLAY3: second, ...rest } = flags;
  return { ...brand, flags: { FREEPAY3: second, ...rest } };
}

/** Reports a file that has both spellings with different values. */
export function spellingProblems(document: SourceDocument): Problem[] {
  const flags = isDictionary(document.value) ? document.value['flags'] : undefined;
  if (!isDictionary(flags)) return [];
  const { FREEPAY3: first, FREEPLAY3: second } = flags;
  if (typeof first !== 'boolean' || typeof second !== 'boolean' || first === second) return [];
  const finding = {
    rule: 'free-play-spelling',
    message: 'FREEPLAY3 and FREEPAY3 are two spellings of one flag, and they differ.',
    expected: `${first}, as FREEPAY3 says`,
    received: String(second),
    fix: 'Remove FREEPLAY3.',
  };
  return [document.problem(['flags', 'FREEPLAY3'], finding)];
}
