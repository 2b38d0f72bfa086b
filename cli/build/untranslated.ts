import type { ResolvedBrand } from '../brand/resolved-brand.ts';
import { leafKeys } from '../brand/shared/word-keys.ts';

/** Texts of one language that a draft shows in English. */
export interface Untranslated {
  readonly brand: string;
  /** Code of the language. */
  readonly language: string;
  /** `namespace.key` of each text. */
  readonly keys: readonly string[];
}

/** Missing texts of a brand's languages; empty except in a draft. */
export function untranslatedIn({ id, languages }: Pick<ResolvedBrand, 'id' | 'languages'>): Untranslated[] {
  return languages.offered.flatMap(({ code, fallback }) =>
    fallback ? [{ brand: id, language: code, keys: leafKeys(fallback) }] : [],
  );
}
