import { paths } from '#app/shell/router/paths.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name, pages } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => {
  const page = {
    view: 'help',
    layout: 'site',
    holdsTerms: true,
    access: 'public',
    title: 'entry.title',
    screen: screen(() => import('./help-page.tsx').then((file) => file.HelpPage)),
  } as const;
  return {
    routes: [
      { ...page, path: paths.help, breadcrumb: false },
      // The operator's other sites link to this path.
      { ...page, path: pages.help.alsoAt },
    ],
    navigation: [
      {
        path: `${paths.help}#contact`,
        icon: 'headset',
        label: 'entry.service',
        group: 'second',
        order: 890,
        needs: 'contact',
      },
      { path: paths.help, icon: 'question', label: 'entry.help', group: 'second', order: 900 },
    ],
    searchSources: [{ order: 70, screen: screen(() => import('./search-source.tsx').then((file) => file.HelpSource)) }],
    accountMenu: [{ path: paths.help, icon: 'question', label: 'entry.help', order: 80 }],
    rightBar: [
      {
        order: 90,
        screen: screen(() => import('./responsible-card.tsx').then((file) => file.ResponsibleCard)),
      },
    ],
    footerLinks: [
      { path: `${paths.help}#term`, label: 'entry.terms', order: 10 },
      { path: `${paths.help}#responsible`, label: 'entry.responsible', order: 20 },
      { path: `${paths.help}#privacy`, label: 'entry.privacy', order: 30 },
      { path: `${paths.help}#contact`, label: 'entry.contact', order: 40, needs: 'contact' },
    ],
  };
});
