import { useMutation } from '@tanstack/react-query';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { setTeamRates } from '#app/platform/operations/set-team-rates.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { PlatformError } from '#app/platform/platform-error.ts';
import { useIntent } from '#app/shared/intents/use-intent.ts';
import { useRefreshTeam } from '#app/shared/office/use-refresh-team.ts';
import type { RateRange, RatesChanged } from '#schemas/generated/platform.ts';

interface Wanted {
  rate: number;
  /** With the rates that the agent was shown. */
  ranges: readonly RateRange[];
}

/**
 * Sets one rate for many accounts. A lost answer is asked for again with the same key, which belongs to the rates that were
 * shown: `tried` are those, until the platform has answered or another rate is wanted.
 */
export function useSetRates(onDone: (outcome: RatesChanged) => void) {
  const platform = usePlatform();
  const refresh = useRefreshTeam();
  const carryOut = useIntent('rates');
  const { mutateAsync, error, reset, isPending, variables } = useMutation({
    mutationFn: ({ rate, ranges }: Wanted) => {
      const accounts = ranges.map((range) => ({ account: range.account, shown: range.rate }));
      return carryOut(JSON.stringify([rate, accounts]), (idempotencyKey) =>
        setTeamRates(platform, { rate, accounts, idempotencyKey }),
      );
    },
    onSuccess: onDone,
    // After a lost answer it may be done.
    onSettled: () => void refresh(),
  });
  const { busy, submit } = useSubmission((wanted: Wanted) => mutateAsync(wanted).then(ignore, ignore));
  const tried = isPending || isOpen(error) ? variables?.ranges : undefined;
  return { busy, submit, error, reset, tried };
}

/** Only a refusal says that no try has set the rates: one that is busy may follow a lost answer. */
function isOpen(problem: Error | null): boolean {
  return problem !== null && !(problem instanceof PlatformError && problem.kind === 'refused');
}

/** The mutation keeps its problem. */
function ignore(): void {}
