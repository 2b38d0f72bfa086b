// Generated from schemas/judged-words.schema.json by scripts/generate/config-validators.ts.
import type { SchemaError } from './schema-error.ts';
import type { JudgedWords } from '../judged-words.ts';

/** Fills in defaults in place; the errors of a call stay on the function until the next one. */
export const checkJudgedWords: {
  (value: unknown): value is JudgedWords;
  errors?: SchemaError[] | null;
};
