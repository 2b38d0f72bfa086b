import { useMutation } from '@tanstack/react-query';
import { useSubmission } from '#app/kit/form/use-submission.ts';

export interface CallSettings<Input, Answer> {
  send: (input: Input) => Promise<Answer>;
  onSuccess?: (answer: Answer, input: Input) => unknown;
  onError?: (problem: unknown) => unknown;
  /** Called after success and failure. Refetch here: the call's data may have caused the refusal, or may have changed. */
  onSettled?: () => unknown;
  /** Milliseconds for which the page keeps the request. */
  gcTime?: number;
}

/**
 * A call that changes something, one at a time: a second press at the same moment is ignored. It stays busy until the promises
 * of the settings are fulfilled.
 */
export function useSingleCall<Input, Answer>(settings: CallSettings<Input, Answer>) {
  const { send, onSuccess, onError, onSettled, gcTime } = settings;
  const { mutateAsync, error, reset, isPending, variables } = useMutation({
    mutationFn: (input: Input) => send(input),
    onSuccess: (answer, input) => onSuccess?.(answer, input),
    onError: (problem) => onError?.(problem),
    onSettled: () => onSettled?.(),
    ...(gcTime !== undefined && { gcTime }),
  });
  const { busy, submit } = useSubmission((input: Input) => mutateAsync(input).then(ignore, ignore));
  return { busy, submit, error, reset, isPending, tried: variables };
}

/** The mutation keeps the error. */
function ignore(): void {}
