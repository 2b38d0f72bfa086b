import type { Caller } from '../client/exchange.ts';
import type { Operation } from '../contract/operation.ts';

/** Who a call is for. */
export function callerOf({ token, isForAgents }: Operation): Caller {
  if (token === 'operator') return 'operator';
  if (token === 'none') return 'visitor';
  return isForAgents ? 'agent' : 'member';
}
