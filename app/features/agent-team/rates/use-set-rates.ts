import { useIntentCall } from '#app/kinds/intent/use-intent-call.ts';
import { setTeamRates } from '#app/platform/generated/operations/set-team-rates.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { PlatformError } from '#app/platform/platform-error.ts';
import { useRefreshTeam } from '#app/shell/team/use-refresh-team.ts';
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
  const { isPending, tried, ...call } = useIntentCall({
    action: 'rates',
    intentOf: ({ rate, ranges }: Wanted) => JSON.stringify([rate, shownIn(ranges)]),
    send: ({ rate, ranges }, idempotencyKey) =>
      setTeamRates(platform, { rate, accounts: shownIn(ranges), idempotencyKey }),
    onSuccess: onDone,
    // After a lost answer it may be done.
    onSettled: () => void refresh(),
  });
  return { ...call, tried: isPending || isOpen(call.error) ? tried?.ranges : undefined };
}

/** The accounts with the rates that the agent was shown. */
function shownIn(ranges: readonly RateRange[]) {
  return ranges.map(({ account, rate }) => ({ account, shown: rate }));
}

/** Only a refusal says that no try has set the rates: one that is busy may follow a lost answer. */
function isOpen(problem: Error | null): boolean {
  return problem !== null && !(problem instanceof PlatformError && problem.kind === 'refused');
}
