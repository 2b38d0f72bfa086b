import { WRONG_DOMAIN } from '#app/shell/modals/modal-ids.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  modals: [{ id: WRONG_DOMAIN, screen: screen(() => import('./domain-dialog.tsx').then((file) => file.DomainDialog)) }],
}));
