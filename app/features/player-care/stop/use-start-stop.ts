import { useMutation } from '@tanstack/react-query';
import { useIntent } from '#app/kinds/intent/use-intent.ts';
import { startExclusion } from '#app/platform/generated/operations/start-exclusion.ts';
import { startTimeOut } from '#app/platform/generated/operations/start-time-out.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useTakeStop } from '#app/shell/care/use-care.ts';
import { useShown } from '#app/shell/care/use-shown.ts';
import { useTellOfStop } from './stop-channel.ts';
import type { StopChoice } from './stop-choice.ts';

interface Start {
  choice: StopChoice;
  /** The sentences that the member has read. */
  lines: readonly string[];
}

/** Starts a break, once per confirmation. The session can only withdraw afterwards. */
export function useStartStop() {
  const platform = usePlatform();
  const intent = useIntent('care-stop');
  const shown = useShown();
  const take = useTakeStop();
  const tell = useTellOfStop();
  return useMutation({
    mutationFn: ({ choice, lines }: Start) =>
      intent(JSON.stringify(choice), (idempotencyKey) => {
        const proof = { shown: shown(...lines), idempotencyKey };
        if (choice.kind === 'timeOut') return startTimeOut(platform, { hours: choice.hours, ...proof });
        return startExclusion(platform, { period: choice.period, scope: choice.scope, ...proof });
      }),
    onSuccess: (started) => {
      take(started);
      tell();
    },
  });
}
