import type { Handler } from '#sandbox/calls/call.ts';
import { listRange } from '#sandbox/calls/record-range.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { careLogPage } from '../log/care-log-page.ts';
import { isOperator } from '../log/operator-token.ts';

export const careLog: Handler<'careLog'> = async ({ platform, query, token }) => {
  if (!isOperator(platform, token)) throw new Refusal(401, 'not_logged_in', "The log needs an operator's token.");
  const { account, after = 0, pageSize = 100 } = query;
  const { start, end } = listRange(platform, query);
  return { success: true, value: await careLogPage(platform.db, { start, end, account, after, pageSize }) };
};
