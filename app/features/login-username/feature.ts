import { defineFeature } from '../../shell/slots/define-feature.ts';
import { module, name } from './feature.json';
import { LogInLink } from './log-in-link.tsx';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  headerActions: [{ order: 40, audience: 'guest', component: LogInLink }],
  loginMethods: [
    {
      order: 10,
      label: 'entry.tab',
      screen: screen(() => import('./username-form.tsx').then((file) => file.UsernameForm)),
    },
  ],
}));
