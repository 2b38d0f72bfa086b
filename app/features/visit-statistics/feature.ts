import { paths } from '#app/shell/router/paths.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { CONSENT_PROMPT } from './consent-prompt-id.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  sessionHooks: [
    { order: 95, screen: screen(() => import('./statistics-watch.tsx').then((file) => file.StatisticsWatch)) },
  ],
  modals: [
    {
      id: CONSENT_PROMPT,
      screen: screen(() => import('./consent-prompt.tsx').then((file) => file.ConsentPrompt)),
    },
  ],
  footerLinks: [{ path: `${paths.help}#privacy`, modal: CONSENT_PROMPT, label: 'entry.choice', order: 35 }],
  helpParts: [
    {
      section: 'privacy',
      order: 10,
      screen: screen(() => import('./statistics-privacy.tsx').then((file) => file.StatisticsPrivacy)),
    },
  ],
}));
