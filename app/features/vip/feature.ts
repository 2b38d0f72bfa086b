import { memberPath } from '#app/shared/member/member-path.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

/** Shows the member's level in the security centre. */
export const feature = defineFeature({ module, name }, () => ({
  navigation: [
    {
      path: memberPath('securityCenter'),
      icon: 'crown-simple',
      label: 'entry.vip',
      group: 'second',
      order: 40,
      audience: 'logged-in',
    },
  ],
}));
