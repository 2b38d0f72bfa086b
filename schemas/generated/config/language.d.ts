// Generated from schemas/language.schema.json by scripts/generate/config-validators.ts.
import type { SchemaError } from './schema-error.ts';
import type { LanguageTable } from '../language.ts';

/** Fills in defaults in place; the errors of a call stay on the function until the next one. */
export const checkLanguage: {
  (value: unknown): value is LanguageTable;
  errors?: SchemaError[] | null;
};
