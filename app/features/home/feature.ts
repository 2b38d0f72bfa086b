import { paths } from '#app/shell/router/paths.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

/** The index page. The log-in and the registration open over it, so all three addresses share one instance. */
export const feature = defineFeature({ module, name }, ({ screen }) => {
  const home = screen(() => import('./home-page.tsx').then((file) => file.HomePage));
  const shared = { view: 'home', layout: 'home', access: 'public', screen: home } as const;
  return {
    routes: [
      { ...shared, path: paths.index, breadcrumb: false, title: 'entry.title.index' },
      { ...shared, path: paths.login, title: 'entry.title.login' },
      { ...shared, path: paths.register, title: 'entry.title.register' },
    ],
    rightBar: [
      { order: 10, screen: screen(() => import('./winners/winners-card.tsx').then((file) => file.WinnersCard)) },
      { order: 20, screen: screen(() => import('./right-bar/app-card.tsx').then((file) => file.AppCard)) },
    ],
    menuParts: [{ order: 10, screen: screen(() => import('./apps/app-links.tsx').then((file) => file.AppLinks)) }],
    navigation: [{ order: 0, bar: 10, path: paths.index, icon: 'house', label: 'entry.home', group: 'main' }],
  };
});
