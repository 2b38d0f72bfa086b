import { useIntentCall } from '#app/kinds/intent/use-intent-call.ts';
import { setTeamRates } from '#app/platform/generated/operations/set-team-rates.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { PlatformError } from '#app/platform/platform-error.ts';
import { useRefreshTeam } from '#app/shell/team/use-refresh-team.ts';
import type { RateRange, RatesChanged } from '#schemas/generated/platform.ts';

interface Wanted {
  rate: number;
  /** Ranges with the rates as the agent saw them. */
  ranges: readonly RateRange[];
}

/**
 * Sets one rate for many accounts. After a lost answer a retry sends the same key and the rates that the agent saw first:
 * `tried` holds those until the platform answers or the agent chooses another rate.
 */
export function useSetRates(onDone: (outcome: RatesChanged) => void) {
  const platform = usePlatform();
  const refresh = useRefreshTeam();
  const { isPending, tried, ...call } = useIntentCall({
    action: 'rates',
    intentOf: ({ rate, ranges }: Wanted) => JSON.stringify([rate, shownIn(ranges)]),
    send: ({ rate, ranges }, idempotencyKey) =>
      setTeamRates(platform, { rate, accounts: shownIn(ranges), idempotencyKey }),
    onSuccess: onDone,
    // The change may have succeeded even if the answer was lost.
    onSettled: () => void refresh(),
  });
  return { ...call, tried: isPending || isOpen(call.error) ? tried?.ranges : undefined };
}

/** The accounts with the rates that the agent saw. */
function shownIn(ranges: readonly RateRange[]) {
  return ranges.map(({ account, rate }) => ({ account, shown: rate }));
}

/** True until the platform has refused: after any other error the rates may still have been set. */
function isOpen(problem: Error | null): boolean {
  return problem !== null && !(problem instanceof PlatformError && problem.kind === 'refused');
}
