import { ARTWORK_SETTINGS, type ArtworkSetting } from '../artwork/artwork-setting.ts';
import { defineRule, type Rule } from './rule.ts';

/** Each of the brand's drawings must be safe, and have the shape of its place. */
export const artworkSafe: readonly Rule[] = ARTWORK_SETTINGS.map(safe);

function safe(setting: ArtworkSetting): Rule {
  return defineRule([`artwork.${setting}`], ({ config, examine }) => {
    const name = config.artwork[setting];
    return name === null ? [] : examine(setting, name).problems;
  });
}
