// Generated from schemas/conform.schema.json by scripts/generate/config-validators.ts.
import type { SchemaError } from './schema-error.ts';
import type { ConformAccounts } from '../conform.ts';

/** Fills in defaults in place; the errors of a call stay on the function until the next one. */
export const checkConform: {
  (value: unknown): value is ConformAccounts;
  errors?: SchemaError[] | null;
};
