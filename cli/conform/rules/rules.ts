import { ANSWER_RULES } from './answers/answer-rules.ts';
import { HEADER_RULES } from './answers/header-rules.ts';
import { ACCESS_RULES } from './calls/access-rules.ts';
import { BODY_RULES } from './calls/body-rules.ts';
import { QUERY_RULES } from './calls/query-rules.ts';
import type { AnswerRule, OperationRule, SpecialRule } from './rule.ts';
import { LIVE_RULES } from './special/live-rules.ts';
import { MONEY_RULES } from './special/money-rules.ts';
import { ORIGIN_RULES } from './special/origin-rules.ts';
import { READING_RULES } from './special/reading-rules.ts';
import { SERVER_RULES } from './special/server-rules.ts';
import { SESSION_RULES } from './special/session-rules.ts';
import { TERMS_RULES } from './special/terms-rules.ts';
import { WRITING_RULES } from './special/writing-rules.ts';

/** Every rule, in the order of the report. Those that send calls are tried in the order of their danger. */
export const RULES: {
  readonly answers: readonly AnswerRule[];
  readonly calls: readonly OperationRule[];
  readonly special: readonly SpecialRule[];
} = {
  answers: [...ANSWER_RULES, ...HEADER_RULES],
  calls: [...ACCESS_RULES, ...QUERY_RULES, ...BODY_RULES],
  special: [
    ...SERVER_RULES,
    ...ORIGIN_RULES,
    ...SESSION_RULES,
    ...READING_RULES,
    ...WRITING_RULES,
    ...MONEY_RULES,
    ...TERMS_RULES,
    ...LIVE_RULES,
  ],
};
