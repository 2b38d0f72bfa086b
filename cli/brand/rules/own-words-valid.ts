import { defineRule } from './rule.ts';

/** The brand's own words must be valid in every offered language. */
export const ownWordsValid = defineRule(['languages.offered'], ({ config, ownWords }) => {
  return config.languages.offered.flatMap((code) => ownWords(code).problems);
});

/** Probable oversights in the brand's own words. */
export const ownWordsDoubtful = defineRule(['languages.offered'], ({ config, ownWords }) => {
  return config.languages.offered.flatMap((code) => ownWords(code).warnings());
});
