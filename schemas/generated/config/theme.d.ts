// Generated from schemas/theme.schema.json by scripts/generate/config-validators.ts.
import type { SchemaError } from './schema-error.ts';
import type { ThemeConfig } from '../theme.ts';

/** Fills in defaults in place; the errors of a call stay on the function until the next one. */
export const checkTheme: {
  (value: unknown): value is ThemeConfig;
  errors?: SchemaError[] | null;
};
