// Generated from schemas/language.schema.json by scripts/generate/schema-types.ts.

/**
 * locales/languages.json: every product language code and what browsers need to know about it.
 */
export interface LanguageTable {
  [k: string]: LanguageEntry;
}
export interface LanguageEntry {
  /**
   * BCP 47 tag: a language, and where it matters a script and a region.
   */
  tag: string;
  /**
   * For a language whose dates and numbers differ by region: the tag where browsers know none for the brand’s region. With it, a brand’s region is added to the tag.
   */
  elsewhere?: string;
  /**
   * The numbering system of CLDR that numbers, amounts and dates of the language are written in; browsers differ where the language has digits of its own. Left out for a language that has none. The texts' own figures are Latin, so any other would mix with them.
   */
  numbers?: string;
  /**
   * Writing direction.
   */
  direction: 'ltr' | 'rtl';
  /**
   * The language's own name, without < and >.
   */
  name: string;
  /**
   * Its English name, without < and >.
   */
  english: string;
}
