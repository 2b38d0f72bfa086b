import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';
import type { PUBLIC_POPUP } from './group.ts';

/**
 * A copy of the constant: importing it would move the shared code into a chunk of its own, which every first load
 * requests.
 */
const ID: typeof PUBLIC_POPUP = 'public-popup';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  modals: [{ id: ID, turn: 50, screen: screen(() => import('./popup-dialog.tsx').then((file) => file.PopupDialog)) }],
  sessionHooks: [{ order: 50, screen: screen(() => import('./popup-watch.tsx').then((file) => file.PopupWatch)) }],
}));
