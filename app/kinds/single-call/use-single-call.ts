import { useMutation } from '@tanstack/react-query';
import { useSubmission } from '#app/kit/form/use-submission.ts';

export interface CallSettings<Wanted, Answer> {
  send: (wanted: Wanted) => Promise<Answer>;
  onSuccess?: (answer: Answer, wanted: Wanted) => unknown;
  onError?: (problem: unknown) => unknown;
  /** After either. What the call was decided on may be the reason of a refusal, or have changed. */
  onSettled?: () => unknown;
  /** Milliseconds for which the page remembers what was wanted. */
  gcTime?: number;
}

/**
 * A call that changes something, one at a time: a second press in the same moment is ignored. It is busy until promises of
 * the settings are fulfilled.
 */
export function useSingleCall<Wanted, Answer>(settings: CallSettings<Wanted, Answer>) {
  const { send, onSuccess, onError, onSettled, gcTime } = settings;
  const { mutateAsync, error, reset, isPending, variables } = useMutation({
    mutationFn: (wanted: Wanted) => send(wanted),
    onSuccess: (answer, wanted) => onSuccess?.(answer, wanted),
    onError: (problem) => onError?.(problem),
    onSettled: () => onSettled?.(),
    ...(gcTime !== undefined && { gcTime }),
  });
  const { busy, submit } = useSubmission((wanted: Wanted) => mutateAsync(wanted).then(ignore, ignore));
  return { busy, submit, error, reset, isPending, tried: variables };
}

/** The mutation keeps its problem. */
function ignore(): void {}
