// Generated from schemas/workspace.schema.json by scripts/generate/config-validators.ts.
import type { SchemaError } from './schema-error.ts';
import type { WorkspaceConfig } from '../workspace.ts';

/** Fills in defaults in place; the errors of a call stay on the function until the next one. */
export const checkWorkspace: {
  (value: unknown): value is WorkspaceConfig;
  errors?: SchemaError[] | null;
};
