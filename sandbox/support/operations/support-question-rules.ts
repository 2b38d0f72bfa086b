import type { Handler } from '#sandbox/calls/call.ts';
import { QUESTION_WORDS } from '../question-words.ts';

export const supportQuestionRules: Handler<'supportQuestionRules'> = () => ({ success: true, value: QUESTION_WORDS });
