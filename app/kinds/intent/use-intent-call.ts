import { type CallSettings, useSingleCall } from '../single-call/use-single-call.ts';
import { useIntent } from './use-intent.ts';

interface IntentCallSettings<Input, Answer> extends Omit<CallSettings<Input, Answer>, 'send'> {
  /** Unique name of the call, see `useIntent`. */
  action: string;
  /** Key that is equal for two attempts with the same intent. It is stored, so it must not contain a secret. */
  intentOf: (input: Input) => string;
  send: (input: Input, idempotencyKey: string) => Promise<Answer>;
}

export type IntentCall<Input> = Pick<
  ReturnType<typeof useIntentCall<Input, unknown>>,
  'submit' | 'busy' | 'error' | 'reset'
>;

/** A single call that is executed once: a retry after a lost answer sends the same key. */
export function useIntentCall<Input, Answer>(settings: IntentCallSettings<Input, Answer>) {
  const { action, intentOf, send, ...rest } = settings;
  const runOnce = useIntent(action);
  return useSingleCall({ ...rest, send: (input: Input) => runOnce(intentOf(input), (key) => send(input, key)) });
}
