import { englishDigests } from '#cli/brand/shared/english-digests.ts';
import type { ReferenceWords } from './check-language.ts';
import type { KeptEnglish } from './state-files.ts';

/** Digests of the present English texts. */
export function presentEnglish(reference: readonly Pick<ReferenceWords, 'source' | 'english'>[]): KeptEnglish {
  return Object.fromEntries(
    reference.map(({ source, english }) => [source.name, Object.fromEntries(englishDigests(english))]),
  );
}
