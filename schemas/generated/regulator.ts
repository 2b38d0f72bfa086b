// Generated from schemas/regulator.schema.json by scripts/generate/schema-types.ts.

/**
 * What the regulator rules on player care.
 */
export type PlayerCareRules = {
  /**
   * Parts of a brand's `responsibleGaming` that are on in every brand of this regulator.
   */
  requires?: RequiredPart[];
  /**
   * Hours until a member can confirm a higher limit, or the end of one: a whole number from 24 to 720. A lower limit counts at once.
   */
  increaseHours?: number;
  /**
   * Whether a higher limit also waits for the end of the day, week or month that it was asked in.
   */
  waitsForPeriod?: boolean;
  realityCheck?: RealityCheck;
  youngAdults?: YoungAdults;
  /**
   * Independent help for players and those close to them, in the order in which members see it.
   */
  helpLines?: HelpLine[];
} | null;
/**
 * Limits that young members always have, besides their own; or null.
 */
export type YoungAdults = {
  /**
   * The age, in years, at which the limits end: a whole number from 17 to 30.
   */
  below: number;
  /**
   * The limits, in the brand's currency.
   *
   * @minItems 1
   */
  limits: YoungAdultLimit[];
} | null;

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
  playerCare?: PlayerCareRules;
  texts?: Texts;
}
/**
 * A part and the paragraph that requires it.
 */
export interface RequiredPart {
  /**
   * Name of the part.
   */
  part: 'limits' | 'realityCheck' | 'sessionClock' | 'timeOut' | 'selfExclusion' | 'selfTest';
  /**
   * The text that requires it and its paragraph, as operators look it up.
   */
  paragraph: string;
}
/**
 * Minutes between reality checks.
 */
export interface RealityCheck {
  /**
   * Minutes between two checks until a member chooses others: a whole number from 15 to 60.
   */
  minutes: number;
  /**
   * The most minutes that a member can choose: a whole number from 15 to 60, not below `minutes`.
   */
  longest: number;
}
/**
 * One limit.
 */
export interface YoungAdultLimit {
  /**
   * What is limited.
   */
  kind: 'deposit' | 'loss' | 'stake';
  /**
   * The period that is counted.
   */
  period: 'day' | 'week' | 'month';
  /**
   * The most in a period, in minor units of the brand's currency.
   */
  amount: number;
}
/**
 * One help line.
 */
export interface HelpLine {
  /**
   * Its name, as it is known, without < and >.
   */
  name: string;
  /**
   * The country that it serves, two capital letters of ISO 3166; or null if it serves any.
   */
  country: string | null;
  /**
   * Telephone number in international form, or null.
   */
  phone?: string | null;
  /**
   * Address of its pages or chat, with https.
   */
  url: string;
  /**
   * Codes of the languages in which it answers.
   *
   * @minItems 1
   */
  languages: string[];
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
