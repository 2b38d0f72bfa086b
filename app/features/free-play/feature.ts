import { START_TRIAL } from '#app/shell/modals/modal-ids.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';
import { TrialMark } from './trial-mark.tsx';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  headerActions: [{ order: 20, audience: 'logged-in', component: TrialMark }],
  tileActions: [
    {
      order: 10,
      place: 'foot',
      screen: screen(() => import('./tile-trial.tsx').then((file) => file.TileTrial)),
    },
  ],
  modals: [{ id: START_TRIAL, screen: screen(() => import('./trial-start.tsx').then((file) => file.TrialStart)) }],
  loginMethods: [
    { order: 90, screen: screen(() => import('./free-play-button.tsx').then((file) => file.FreePlayButton)) },
  ],
}));
