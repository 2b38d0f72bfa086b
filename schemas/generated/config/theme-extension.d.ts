// Generated from schemas/theme-extension.schema.json by scripts/generate/config-validators.ts.
import type { SchemaError } from './schema-error.ts';
import type { ThemeExtension } from '../theme-extension.ts';

/** Fills in defaults in place; the errors of a call stay on the function until the next one. */
export const checkThemeExtension: {
  (value: unknown): value is ThemeExtension;
  errors?: SchemaError[] | null;
};
