import type { Answer, PlatformCall, PlatformClient } from './platform-client.ts';
import { errorFromAnswer, PlatformError } from './platform-error.ts';

export interface LackingOptions {
  /** Calls that the platform is known to lack, by method and path. */
  known?: readonly string[] | undefined;
  /**
   * Called once for a call that the platform turns out to lack. The call fails only once this has settled, so that a site can
   * take away what needs it before it would show the failure. Where it fails, the call's failure is shown as any other, and the call
   * may be sent again.
   */
  onLacking: (operation: string) => Promise<void>;
}

/** A client that sends no call that its platform is known to lack. */
export function skippingLacking(platform: PlatformClient, { known = [], onLacking }: LackingOptions): PlatformClient {
  const noted = new Map(known.map((operation) => [operation, Promise.resolve()]));
  const note = (operation: string) => {
    const isDone = noted.get(operation) ?? onLacking(operation).catch(() => void noted.delete(operation));
    noted.set(operation, isDone);
    return isDone;
  };
  const ask = async (operation: string, call: PlatformCall): Promise<Answer> => {
    const answer = await platform(operation, call);
    if (answer.error !== undefined && errorFromAnswer(answer.response, answer.error).kind === 'lacking')
      await note(operation);
    return answer;
  };
  return (operation, call) => noted.get(operation)?.then(refuse) ?? ask(operation, call);
}

function refuse(): never {
  throw new PlatformError('lacking');
}
