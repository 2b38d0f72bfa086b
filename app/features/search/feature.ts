import { SEARCH } from '#app/shell/modals/modal-ids.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  modals: [{ id: SEARCH, screen: screen(() => import('./sheet/search-sheet.tsx').then((file) => file.SearchSheet)) }],
  navigation: [
    {
      path: '#search',
      modal: SEARCH,
      icon: 'magnifying-glass',
      label: 'entry.search',
      group: 'bar',
      order: 0,
      bar: 20,
    },
  ],
  headerFill: [
    { order: 10, screen: screen(() => import('./header/header-search.tsx').then((file) => file.HeaderSearch)) },
  ],
}));
