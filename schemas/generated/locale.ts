// Generated from schemas/locale.schema.json by scripts/generate/schema-types.ts.

/**
 * A text, or a group of texts.
 */
export type Word =
  | string
  | {
      [k: string]: Word;
    };

/**
 * Words of one namespace in one language, as texts and nested groups of texts in the i18next v4 JSON format: locales/<CODE>/<namespace>.json.
 */
export interface Words {
  [k: string]: Word;
}
