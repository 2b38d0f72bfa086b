// Generated from schemas/brand.schema.json by scripts/generate/config-validators.ts.
import type { SchemaError } from './schema-error.ts';
import type { FilledBrandConfig } from '../filled-brand.ts';

/** Fills in defaults in place; the errors of a call stay on the function until the next one. */
export const checkBrand: {
  (value: unknown): value is FilledBrandConfig;
  errors?: SchemaError[] | null;
};
