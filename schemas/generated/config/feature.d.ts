// Generated from schemas/feature.schema.json by scripts/generate/config-validators.ts.
import type { SchemaError } from './schema-error.ts';
import type { FeatureManifest } from '../feature.ts';

/** Fills in defaults in place; the errors of a call stay on the function until the next one. */
export const checkFeature: {
  (value: unknown): value is FeatureManifest;
  errors?: SchemaError[] | null;
};
