import { defineRule } from './rule.ts';

/** The mark must be safe and square. */
export const markSafe = defineRule(['artwork.mark'], ({ config, examine }) => {
  return examine('mark', config.artwork.mark).problems;
});

export const heroSafe = defineRule(['artwork.hero'], ({ config, examine }) => {
  const { hero } = config.artwork;
  return hero === null ? [] : examine('hero', hero).problems;
});
