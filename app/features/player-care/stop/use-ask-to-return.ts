import { useMutation } from '@tanstack/react-query';
import { askToReturn } from '#app/platform/generated/operations/ask-to-return.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useTakeStop } from '#app/shell/care/use-care.ts';
import { useShown } from '#app/shell/care/use-shown.ts';

/** Asks for the account back after an exclusion. */
export function useAskToReturn() {
  const platform = usePlatform();
  const shown = useShown();
  return useMutation({
    mutationFn: (text: string) => askToReturn(platform, { shown: shown(text) }),
    onSuccess: useTakeStop(),
  });
}
