import { SET_QUESTION } from '#app/shell/member/account-modals.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';
import { SECURITY_QUESTION, WRONG_ANSWER } from './modal-ids.ts';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  sessionHooks: [
    {
      order: 40,
      audience: 'logged-in',
      decides: SECURITY_QUESTION,
      owed: SECURITY_QUESTION,
      screen: screen(() => import('./ask-question.tsx').then((file) => file.AskQuestion)),
    },
  ],
  modals: [
    {
      id: SECURITY_QUESTION,
      turn: 20,
      awaited: true,
      audience: 'logged-in',
      screen: screen(() => import('./question-modal.tsx').then((file) => file.QuestionModal)),
    },
    {
      id: SET_QUESTION,
      call: 'PUT /wps/v2/member/customerSecurityQuestions',
      audience: 'logged-in',
      screen: screen(() => import('./set/set-questions-modal.tsx').then((file) => file.SetQuestionsModal)),
    },
    {
      id: WRONG_ANSWER,
      // Comes before other modals for visitors, as it explains why they are logged out.
      turn: 5,
      screen: screen(() => import('./wrong-answer.tsx').then((file) => file.WrongAnswer)),
    },
  ],
}));
