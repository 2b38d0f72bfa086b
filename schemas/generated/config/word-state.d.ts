// Generated from schemas/word-state.schema.json by scripts/generate/config-validators.ts.
import type { SchemaError } from './schema-error.ts';
import type { WordState } from '../word-state.ts';

/** Fills in defaults in place; the errors of a call stay on the function until the next one. */
export const checkWordState: {
  (value: unknown): value is WordState;
  errors?: SchemaError[] | null;
};
