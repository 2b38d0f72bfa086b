// Generated from schemas/glossary.schema.json by scripts/generate/config-validators.ts.
import type { SchemaError } from './schema-error.ts';
import type { Glossary } from '../glossary.ts';

/** Fills in defaults in place; the errors of a call stay on the function until the next one. */
export const checkGlossary: {
  (value: unknown): value is Glossary;
  errors?: SchemaError[] | null;
};
