import { describeRefusals } from '#app/shell/errors/describe-problem.ts';

/** The message for a refused call, with what the agent can do. */
export const describeRefusal = describeRefusals('rate_out_of_range', 'too_many_links', 'not_found');
