import { useMutation } from '@tanstack/react-query';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { useIntent } from './use-intent.ts';

interface IntentCallSettings<Wanted, Answer> {
  /** Unique to the call, see `useIntent`. */
  action: string;
  /** What two tries have in common if they are one intent. It is stored, so it tells no secret. */
  intentOf: (wanted: Wanted) => string;
  send: (wanted: Wanted, idempotencyKey: string) => Promise<Answer>;
  onSuccess: (answer: Answer, wanted: Wanted) => unknown;
  onError?: (problem: unknown) => unknown;
  /** After either. What the call was decided on may be the reason of a refusal, or have changed. */
  onSettled?: () => unknown;
  /** Milliseconds for which the page remembers what was wanted. */
  gcTime?: number;
}

export type IntentCall<Wanted> = Pick<
  ReturnType<typeof useIntentCall<Wanted, unknown>>,
  'submit' | 'busy' | 'error' | 'reset'
>;

/**
 * Sends what must be carried out once. A second press in the same moment is ignored, and a lost answer is asked for again
 * with the same key. It is busy until promises of the settings are fulfilled.
 */
export function useIntentCall<Wanted, Answer>(settings: IntentCallSettings<Wanted, Answer>) {
  const { action, intentOf, send, onSuccess, onError, onSettled, gcTime } = settings;
  const carryOut = useIntent(action);
  const { mutateAsync, error, reset, isPending, variables } = useMutation({
    mutationFn: (wanted: Wanted) => carryOut(intentOf(wanted), (idempotencyKey) => send(wanted, idempotencyKey)),
    onSuccess: (answer, wanted) => onSuccess(answer, wanted),
    onError: (problem) => onError?.(problem),
    onSettled: () => onSettled?.(),
    ...(gcTime !== undefined && { gcTime }),
  });
  const { busy, submit } = useSubmission((wanted: Wanted) => mutateAsync(wanted).then(ignore, ignore));
  return { busy, submit, error, reset, isPending, tried: variables };
}

/** The mutation keeps its problem. */
function ignore(): void {}
