import { type CallSettings, useSingleCall } from '../single-call/use-single-call.ts';
import { useIntent } from './use-intent.ts';

interface IntentCallSettings<Wanted, Answer> extends Omit<CallSettings<Wanted, Answer>, 'send'> {
  /** Unique to the call, see `useIntent`. */
  action: string;
  /** What two tries have in common if they are one intent. It is stored, so it tells no secret. */
  intentOf: (wanted: Wanted) => string;
  send: (wanted: Wanted, idempotencyKey: string) => Promise<Answer>;
}

export type IntentCall<Wanted> = Pick<
  ReturnType<typeof useIntentCall<Wanted, unknown>>,
  'submit' | 'busy' | 'error' | 'reset'
>;

/** A single call that is carried out once: a lost answer is asked for again with the same key. */
export function useIntentCall<Wanted, Answer>(settings: IntentCallSettings<Wanted, Answer>) {
  const { action, intentOf, send, ...rest } = settings;
  const runOnce = useIntent(action);
  return useSingleCall({ ...rest, send: (wanted: Wanted) => runOnce(intentOf(wanted), (key) => send(wanted, key)) });
}
