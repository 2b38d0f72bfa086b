// Generated from schemas/locale.schema.json by scripts/generate/config-validators.ts.
import type { SchemaError } from './schema-error.ts';
import type { Words } from '../locale.ts';

/** Fills in defaults in place; the errors of a call stay on the function until the next one. */
export const checkLocale: {
  (value: unknown): value is Words;
  errors?: SchemaError[] | null;
};
