import { FEEDBACK, SUPPORT_QUESTION } from '#app/shell/modals/modal-ids.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  modals: [
    { id: FEEDBACK, screen: screen(() => import('./feedback-dialog.tsx').then((file) => file.FeedbackDialog)) },
    {
      id: SUPPORT_QUESTION,
      audience: 'logged-in',
      screen: screen(() => import('./question-dialog.tsx').then((file) => file.QuestionDialog)),
    },
  ],
  navigation: [
    { path: '#feedback', modal: FEEDBACK, icon: 'note-pencil', label: 'entry.feedback', group: 'menu', order: 920 },
  ],
  accountMenu: [{ order: 84, modal: FEEDBACK, icon: 'note-pencil', label: 'entry.feedback' }],
}));
