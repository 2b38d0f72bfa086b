// Generated from schemas/words.schema.json by scripts/generate/schema-types.ts.

/**
 * A text, or a group of texts.
 */
export type Word =
  | string
  | {
      [k: string]: Word;
    };

/**
 * The brand's own words of one language: brands/<id>/words/<CODE>.json. Namespace (shell, or a feature's name), then the same nested keys as locales/<CODE>/<namespace>.json, merged deep on top of them.
 */
export interface BrandWords {
  [k: string]: Words;
}
/**
 * Words of one namespace in one language, as texts and nested groups of texts in the i18next v4 JSON format: locales/<CODE>/<namespace>.json.
 */
export interface Words {
  [k: string]: Word;
}
