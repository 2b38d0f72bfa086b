import { defineFeature } from '../../shell/slots/define-feature.ts';
import manifest from './feature.json' with { type: 'json' };
import { TrialMark } from './trial-mark.tsx';

export const feature = defineFeature(manifest, ({ screen }) => ({
  headerActions: [{ order: 20, audience: 'logged-in', component: TrialMark }],
  loginMethods: [
    { order: 90, screen: screen(() => import('./free-play-button.tsx').then((file) => file.FreePlayButton)) },
  ],
}));
