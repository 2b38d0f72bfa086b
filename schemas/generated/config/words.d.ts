// Generated from schemas/words.schema.json by scripts/generate/config-validators.ts.
import type { SchemaError } from './schema-error.ts';

/** Fills in defaults in place; the errors of a call stay on the function until the next one. */
export const checkWords: {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
};
