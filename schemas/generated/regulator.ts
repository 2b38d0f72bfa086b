// Generated from schemas/regulator.schema.json by scripts/generate/schema-types.ts.

/**
 * One regulator: schemas/regulators/<id>.json.
 */
export interface Regulator {
  /**
   * Address of this schema, for completion in editors.
   */
  $schema?: string;
  /**
   * File name without its ending.
   */
  id: string;
  /**
   * Full name, as players see it.
   */
  name: string;
  /**
   * Address of its public pages.
   */
  url: string;
  /**
   * Lowest minimum age, in years, that a brand may set.
   */
  minimumAge: 18 | 21;
  /**
   * Address of its player help, or null.
   */
  responsibleGaming?: string | null;
}
