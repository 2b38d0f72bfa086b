import { describeRefusals } from '#app/shell/errors/describe-problem.ts';

export const describeRefusal = describeRefusals(
  'limit_reached',
  'increase_waits',
  'timed_out',
  'self_excluded',
  'stop_runs',
);
