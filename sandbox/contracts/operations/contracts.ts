import { callingAgent } from '#sandbox/agent/calling-agent.ts';
import type { Handler } from '#sandbox/server/call.ts';
import { contractBook } from '../contract-book.ts';
import { settleKind } from '../settle-kind.ts';

export const contracts: Handler<'contracts'> = async (call) => {
  const agent = callingAgent(call);
  await settleKind(call.platform, call.query.kind);
  return { success: true, value: await contractBook(call.platform, agent, call.query.kind) };
};
