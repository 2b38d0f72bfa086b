import type { Handler } from '#sandbox/server/call.ts';
import { callingAgent } from '../calling-agent.ts';
import { notYet } from '../not-yet.ts';

export const registrationLinks: Handler<'registrationLinks'> = (call) => {
  callingAgent(call);
  return notYet();
};
