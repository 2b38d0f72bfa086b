import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';
import { PUBLIC_POPUP } from './group.ts';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  modals: [
    { id: PUBLIC_POPUP, turn: 50, screen: screen(() => import('./popup-dialog.tsx').then((file) => file.PopupDialog)) },
  ],
  sessionHooks: [{ order: 50, screen: screen(() => import('./popup-watch.tsx').then((file) => file.PopupWatch)) }],
}));
