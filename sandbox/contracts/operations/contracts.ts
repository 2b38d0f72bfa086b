import type { Handler } from '#sandbox/calls/call.ts';
import { contractBook } from '../contract-book.ts';
import { contractCaller } from '../contract-caller.ts';
import { settleKind } from '../settle-kind.ts';

export const contracts: Handler<'contracts'> = async (call) => {
  const agent = contractCaller(call, call.query.kind);
  await settleKind(call.platform, call.query.kind);
  return { success: true, value: await contractBook(call.platform, agent, call.query.kind) };
};
