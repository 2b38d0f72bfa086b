import { type CallSettings, useSingleCall } from '../single-call/use-single-call.ts';
import { useIntent } from './use-intent.ts';

interface IntentCallSettings<Wanted, Answer> extends Omit<CallSettings<Wanted, Answer>, 'send'> {
  /** Unique name of the call, see `useIntent`. */
  action: string;
  /** Key that is equal for two attempts with the same intent. It is stored, so it must not contain a secret. */
  intentOf: (wanted: Wanted) => string;
  send: (wanted: Wanted, idempotencyKey: string) => Promise<Answer>;
}

export type IntentCall<Wanted> = Pick<
  ReturnType<typeof useIntentCall<Wanted, unknown>>,
  'submit' | 'busy' | 'error' | 'reset'
>;

/** A single call that is executed once: a retry after a lost answer sends the same key. */
export function useIntentCall<Wanted, Answer>(settings: IntentCallSettings<Wanted, Answer>) {
  const { action, intentOf, send, ...rest } = settings;
  const runOnce = useIntent(action);
  return useSingleCall({ ...rest, send: (wanted: Wanted) => runOnce(intentOf(wanted), (key) => send(wanted, key)) });
}
