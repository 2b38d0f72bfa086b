import { useMutation } from '@tanstack/react-query';
import { cancelCareLimit } from '#app/platform/generated/operations/cancel-care-limit.ts';
import { confirmCareLimit } from '#app/platform/generated/operations/confirm-care-limit.ts';
import { setCareLimit } from '#app/platform/generated/operations/set-care-limit.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useTakeCare } from '#app/shell/care/use-care.ts';
import type { CareLimitAnswer, CareLimitChange } from '#schemas/generated/platform.ts';

/** Sets a limit or requests an increase. */
export function useSetLimit() {
  const platform = usePlatform();
  return useMutation({
    mutationFn: (change: CareLimitChange) => setCareLimit(platform, change),
    onSuccess: useTakeCare(),
  });
}

interface Answer {
  isConfirmed: boolean;
  body: CareLimitAnswer;
}

/** Confirms or drops an increase that has waited. */
export function useAnswerIncrease() {
  const platform = usePlatform();
  return useMutation({
    mutationFn: ({ isConfirmed, body }: Answer) =>
      isConfirmed ? confirmCareLimit(platform, body) : cancelCareLimit(platform, body),
    onSuccess: useTakeCare(),
  });
}
