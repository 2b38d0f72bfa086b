// Generated from schemas/terms.schema.json by scripts/generate/config-validators.ts.
import type { SchemaError } from './schema-error.ts';
import type { Terms } from '../terms.ts';

/** Fills in defaults in place; the errors of a call stay on the function until the next one. */
export const checkTerms: {
  (value: unknown): value is Terms;
  errors?: SchemaError[] | null;
};
