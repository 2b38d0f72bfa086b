// Generated from schemas/regulator.schema.json by scripts/generate/config-validators.ts.
import type { SchemaError } from './schema-error.ts';
import type { Regulator } from '../regulator.ts';

/** Fills in defaults in place; the errors of a call stay on the function until the next one. */
export const checkRegulator: {
  (value: unknown): value is Regulator;
  errors?: SchemaError[] | null;
};
