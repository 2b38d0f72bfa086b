import { describeRefusals } from '#app/shell/errors/describe-problem.ts';

export const describeRefusal = describeRefusals('points_spent');
