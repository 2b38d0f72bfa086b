import { LOG_OUT, SESSION_OVER } from '#app/shell/modals/modal-ids.ts';
import { paths } from '#app/shell/router/paths.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { AccountInHeader } from './account-in-header.tsx';
import { module, name } from './feature.json';
import { SessionWatch } from './session-watch.tsx';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  headerActions: [
    { order: 40, audience: 'guest', path: paths.login, label: 'entry.logIn' },
    { order: 60, audience: 'logged-in', component: AccountInHeader },
  ],
  navigation: [{ path: paths.member, icon: 'user-circle', label: 'entry.account', group: 'bar', order: 0, bar: 100 }],
  routes: [
    {
      path: paths.member,
      view: 'member',
      layout: 'site',
      access: 'login',
      title: 'entry.account',
      screen: screen(() => import('./account-page.tsx').then((file) => file.AccountPage)),
    },
  ],
  modals: [
    { id: LOG_OUT, screen: screen(() => import('./log-out-dialog.tsx').then((file) => file.LogOutDialog)) },
    {
      id: SESSION_OVER,
      turn: 0,
      screen: screen(() => import('./session-over-dialog.tsx').then((file) => file.SessionOverDialog)),
    },
  ],
  sessionHooks: [{ order: 10, component: SessionWatch }],
}));
