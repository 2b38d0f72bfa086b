import { ANSWER_RULES } from './answers/answer-rules.ts';
import { HEADER_RULES } from './answers/header-rules.ts';
import { ACCESS_RULES } from './calls/access-rules.ts';
import type { AnswerRule, OperationRule, SpecialRule } from './rule.ts';
import { SESSION_RULES } from './special/session-rules.ts';

/** Every rule, in the order of the report. Those that send calls are tried in the order of their danger. */
export const RULES: {
  readonly answers: readonly AnswerRule[];
  readonly calls: readonly OperationRule[];
  readonly special: readonly SpecialRule[];
} = {
  answers: [...ANSWER_RULES, ...HEADER_RULES],
  calls: [...ACCESS_RULES],
  special: [...SESSION_RULES],
};
