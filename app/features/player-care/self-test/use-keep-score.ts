import { useMutation } from '@tanstack/react-query';
import { keepSelfTest } from '#app/platform/generated/operations/keep-self-test.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useRefreshCare } from '#app/shell/care/use-care.ts';
import { useShown } from '#app/shell/care/use-shown.ts';

/** Keeps the score of a self-test with the account. */
export function useKeepScore() {
  const platform = usePlatform();
  const shown = useShown();
  const refresh = useRefreshCare();
  return useMutation({
    mutationFn: ({ score, text }: { score: number; text: string }) =>
      keepSelfTest(platform, { score, shown: shown(text) }),
    onSuccess: refresh,
  });
}
