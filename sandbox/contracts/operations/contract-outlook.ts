import type { Handler } from '#sandbox/calls/call.ts';
import { directAgent } from '../contract-agent.ts';
import { contractCaller } from '../contract-caller.ts';
import { contractOutlook as outlook } from '../contract-outlook.ts';

export const contractOutlook: Handler<'contractOutlook'> = async (call) => {
  const { platform, query } = call;
  const downline = await directAgent(platform.db, contractCaller(call, query.kind).id, query.account);
  return { success: true, value: await outlook(platform, downline, query.kind) };
};
