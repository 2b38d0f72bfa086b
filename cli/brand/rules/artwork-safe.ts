import { defineRule } from './rule.ts';

export const artworkSafe = defineRule(['artwork'], ({ config, examine }) => {
  const { mark, hero } = config.artwork;
  const assets = [examine('mark', mark), ...(hero === null ? [] : [examine('hero', hero)])];
  return assets.flatMap(({ problems }) => problems);
});
