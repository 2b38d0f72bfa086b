// Generated from schemas/word-places.schema.json by scripts/generate/schema-types.ts.

/**
 * translation/places.json: what translators are told of a namespace, by its name.
 */
export interface WordPlaces {
  [k: string]: WordPlace;
}
export interface WordPlace {
  /**
   * What the texts are of. Left out for a feature, which has a title.
   */
  title?: string;
  /**
   * A picture of the place, in the repository.
   */
  picture?: string;
}
