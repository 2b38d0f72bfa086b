import type { Answer, PlatformCall, PlatformClient } from './platform-client.ts';
import { errorFromAnswer, PlatformError } from './platform-error.ts';

export interface LackingOptions {
  /** Calls that the platform is known to lack, by method and path. */
  known?: readonly string[] | undefined;
  /**
   * Called once for a call that the platform turns out to lack. The call fails only once this has settled, so that a site can
   * take away what needs it before it would show the failure. Where it fails, that failure is shown.
   */
  onLacking: (operation: string) => Promise<void>;
}

/** A client that asks once at most for what its platform lacks. */
export function askingOnce(platform: PlatformClient, { known = [], onLacking }: LackingOptions): PlatformClient {
  const noted = new Map(known.map((operation) => [operation, Promise.resolve()]));
  const note = (operation: string) => {
    const isDone = noted.get(operation) ?? onLacking(operation).catch(() => undefined);
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
