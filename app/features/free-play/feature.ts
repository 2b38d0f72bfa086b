import { defineFeature } from '../../shell/slots/define-feature.ts';
import { module, name } from './feature.json';
import { TrialMark } from './trial-mark.tsx';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  headerActions: [{ order: 20, audience: 'logged-in', component: TrialMark }],
  loginMethods: [
    { order: 90, screen: screen(() => import('./free-play-button.tsx').then((file) => file.FreePlayButton)) },
  ],
}));
