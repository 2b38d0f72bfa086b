// Generated from schemas/regulator.schema.json by scripts/generate/schema-types.ts.

/**
 * One regulator: schemas/regulators/<id>.json in brandgen, regulators/<id>.json in a workspace.
 */
export interface Regulator {
  /**
   * Address of this schema, for completion in editors.
   */
  $schema?: string;
  /**
   * File name without its ending: small letters, digits and hyphens, a letter first. Not the id of one of brandgen's own regulators.
   */
  id: string;
  /**
   * Full name, as players see it, without < and >.
   */
  name: string;
  /**
   * Address of its public pages, with https.
   */
  url: string;
  /**
   * Lowest minimum age, in years, that a brand may set: a whole number from 16 to 99.
   */
  minimumAge: number;
  /**
   * Address with https where players can check a licence; {{licence}} in it becomes the brand's licence number. Null if there is no such page.
   */
  licenceUrl?: string | null;
  /**
   * Address of its player help, with https, or null. The footer's sentence on responsible gaming leads there.
   */
  responsibleGaming?: string | null;
  /**
   * Seal that the footer shows, an SVG without script, at most 512 KiB: its path from the regulator's file, with / between folders; or null.
   */
  seal?: string | null;
  texts?: Texts;
}
/**
 * The regulator's own texts, by language code. A text that one language has is needed in every language that a brand of this regulator offers.
 */
export interface Texts {
  [k: string]: RegulatorTexts;
}
/**
 * The texts of one language, all of them optional.
 */
export interface RegulatorTexts {
  /**
   * Its name in this language, without < and >.
   */
  name?: string;
  /**
   * Notice that the footer must show. It may have {{brand}}, {{regulator}}, {{licence}} and {{age}}.
   */
  notice?: string;
  /**
   * Sentence on responsible gaming in the footer, in place of brandgen's own.
   */
  responsible?: string;
  /**
   * Disclaimer of brands that switch legal.disclaimer on and have no text of their own for it.
   */
  disclaimer?: string;
}
