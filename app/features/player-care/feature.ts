import { memberPath } from '#app/shell/member/member-path.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';
import { CARE_STEP, LIMIT_PROMPT, STOPPED } from './modal-ids.ts';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  memberPages: [
    {
      id: 'playerCare',
      group: 'account',
      order: 20,
      icon: 'heart',
      label: 'entry.care',
      audience: 'logged-in',
      screen: screen(() => import('./care-page.tsx').then((file) => file.CarePage)),
    },
  ],
  footerLinks: [{ path: memberPath('playerCare'), label: 'entry.care', order: 15, audience: 'logged-in' }],
  depositLimits: [
    {
      audience: 'logged-in',
      screen: screen(() => import('./in-place.tsx').then((file) => file.inPlace.depositLimit)),
    },
  ],
  helpParts: [
    {
      section: 'responsible',
      order: 10,
      screen: screen(() => import('./help/guest-help-lines.tsx').then((file) => file.GuestHelpLines)),
    },
  ],
  refusals: [
    {
      order: 10,
      codes: ['limit_reached', 'timed_out', 'self_excluded'],
      audience: 'logged-in',
      screen: screen(() => import('./in-place.tsx').then((file) => file.inPlace.refusal)),
    },
  ],
  modals: [
    {
      id: STOPPED,
      audience: 'logged-in',
      screen: screen(() => import('./sheets.tsx').then((file) => file.sheets.stopped)),
    },
    {
      id: LIMIT_PROMPT,
      // Runs after the identity verification: the platform may require that before it reports limits.
      turn: 32,
      awaited: true,
      audience: 'logged-in',
      screen: screen(() => import('./sheets.tsx').then((file) => file.sheets.prompt)),
    },
    {
      id: CARE_STEP,
      turn: 35,
      audience: 'logged-in',
      screen: screen(() => import('./sheets.tsx').then((file) => file.sheets.step)),
    },
  ],
  sessionHooks: [
    {
      order: 30,
      audience: 'logged-in',
      decides: LIMIT_PROMPT,
      screen: screen(() => import('./watch/care-watch.tsx').then((file) => file.CareWatch)),
    },
  ],
}));
