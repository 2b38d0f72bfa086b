import { useMutation } from '@tanstack/react-query';
import { setRealityCheck } from '#app/platform/generated/operations/set-reality-check.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useTakeCare } from '#app/shell/care/use-care.ts';
import { useShown } from '#app/shell/care/use-shown.ts';

/** Sets how often the reality check comes. */
export function useSetCheck() {
  const platform = usePlatform();
  const shown = useShown();
  return useMutation({
    mutationFn: ({ minutes, text }: { minutes: number; text: string }) =>
      setRealityCheck(platform, { minutes, shown: shown(text) }),
    onSuccess: useTakeCare(),
  });
}
