import { describeRefusals } from '#app/shell/errors/describe-problem.ts';

/** The message for a refused call, with what the agent can do. */
export const describeRefusal = describeRefusals(
  'message_sent',
  'no_recipients',
  'no_upline',
  'not_found',
  'account_frozen',
  'account_locked',
);
