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
   * Full name, as players read it.
   */
  name: string;
  /**
   * Address of its public pages.
   */
  url: string;
  /**
   * Least age in years that it allows a brand to set.
   */
  minimumAge: 18 | 21;
  /**
   * Address of its help for players, or null.
   */
  responsibleGaming?: string | null;
}
