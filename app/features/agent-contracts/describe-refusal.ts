import { describeRefusals } from '#app/shell/errors/describe-problem.ts';

/** The message for a refused step, with what the agent can do. */
export const describeRefusal = describeRefusals(
  'contract_too_high',
  'contract_changed',
  'downline_closed',
  'insufficient_funds',
  'not_found',
);
