import { vipLevelPath } from '#app/shell/member/vip-level.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

/** Links to the member's level on the account page. */
export const feature = defineFeature({ module, name }, () => ({
  navigation: [
    {
      path: vipLevelPath,
      icon: 'crown-simple',
      label: 'entry.vip',
      group: 'second',
      order: 40,
      audience: 'logged-in',
    },
  ],
}));
