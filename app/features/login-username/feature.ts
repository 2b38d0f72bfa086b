import { paths } from '#app/shell/router/paths.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  headerActions: [{ order: 40, audience: 'guest', path: paths.login, label: 'entry.logIn' }],
  loginMethods: [
    {
      order: 10,
      way: 'username',
      label: 'entry.tab',
      screen: screen(() => import('./username-form.tsx').then((file) => file.UsernameForm)),
    },
  ],
}));
