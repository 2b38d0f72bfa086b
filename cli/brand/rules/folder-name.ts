import { plainValue } from '#cli/problems/plain-text.ts';
import { defineRule } from './rule.ts';

/** A brand's id must be its folder's name. */
export const folderName = defineRule(['id'], ({ id, ids, config, layers }) => {
  if (config.id === id) return [];
  const taken = ids.includes(config.id);
  const finding = {
    rule: taken ? 'duplicate-id' : 'folder-name',
    message: taken
      ? `brands/${config.id} already has this id.`
      : "The id does not match the name of the brand's folder.",
    expected: `"${id}"`,
    received: plainValue(config.id),
    fix: `Write "id": "${id}", or rename the folder.`,
  };
  return [layers.problem(['id'], finding)];
});
