import { paths } from '#app/shell/router/paths.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { CONSENT_PROMPT } from './consent-prompt-id.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  sessionHooks: [{ order: 94, screen: screen(() => import('./consent-watch.tsx').then((file) => file.ConsentWatch)) }],
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
      order: 30,
      screen: screen(() => import('./given-consent.tsx').then((file) => file.GivenConsent)),
    },
  ],
}));
