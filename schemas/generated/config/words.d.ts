// Generated from schemas/words.schema.json by scripts/generate/config-validators.ts.
import type { SchemaError } from './schema-error.ts';
import type { BrandWords } from '../words.ts';

/** Fills in defaults in place; the errors of a call stay on the function until the next one. */
export const checkWords: {
  (value: unknown): value is BrandWords;
  errors?: SchemaError[] | null;
};
