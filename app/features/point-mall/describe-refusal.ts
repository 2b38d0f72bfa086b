import { describeRefusals } from '#app/shell/errors/describe-problem.ts';

/** The message for points that were not spent, with what can be done about it. */
export const describeRefusal = describeRefusals('points_spent');
