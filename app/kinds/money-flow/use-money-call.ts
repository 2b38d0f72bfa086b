import { useMutation } from '@tanstack/react-query';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { useIntent } from '#app/shared/intents/use-intent.ts';

interface MoneyCallSettings<Wanted, Answer> {
  /** Unique to the call, see `useIntent`. */
  action: string;
  /** What two tries have in common if they are one intent. */
  intentOf: (wanted: Wanted) => string;
  send: (wanted: Wanted, idempotencyKey: string) => Promise<Answer>;
  onSuccess: (answer: Answer) => void;
  onError?: () => void;
  /** After either. What the amount was checked against may be the reason of a refusal, or have changed. */
  onSettled?: () => void;
}

export type MoneyCall<Wanted> = ReturnType<typeof useMoneyCall<Wanted, unknown>>;

/**
 * Sends what moves money. A second press in the same moment is ignored, and a lost answer is asked for again with the same
 * key, so one intent moves money once.
 */
export function useMoneyCall<Wanted, Answer>(settings: MoneyCallSettings<Wanted, Answer>) {
  const { action, intentOf, send, onSuccess, onError, onSettled } = settings;
  const carryOut = useIntent(action);
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: (wanted: Wanted) => carryOut(intentOf(wanted), (idempotencyKey) => send(wanted, idempotencyKey)),
    onSuccess: (answer) => onSuccess(answer),
    onError: () => onError?.(),
    onSettled: () => onSettled?.(),
  });
  const { busy, submit } = useSubmission((wanted: Wanted) => mutateAsync(wanted).then(ignore, ignore));
  return { busy, submit, error, reset };
}

/** The mutation keeps its problem. */
function ignore(): void {}
