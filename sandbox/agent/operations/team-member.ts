import type { Handler } from '#sandbox/server/call.ts';
import { callingAgent } from '../calling-agent.ts';
import { notYet } from '../not-yet.ts';

export const teamMember: Handler<'teamMember'> = (call) => {
  callingAgent(call);
  return notYet();
};
