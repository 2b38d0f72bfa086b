// Generated from schemas/word-places.schema.json by scripts/generate/config-validators.ts.
import type { SchemaError } from './schema-error.ts';
import type { WordPlaces } from '../word-places.ts';

/** Fills in defaults in place; the errors of a call stay on the function until the next one. */
export const checkWordPlaces: {
  (value: unknown): value is WordPlaces;
  errors?: SchemaError[] | null;
};
