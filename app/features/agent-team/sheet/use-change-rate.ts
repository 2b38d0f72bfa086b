import { useSingleCall } from '#app/kinds/single-call/use-single-call.ts';
import { useRateText } from '#app/kit/rate/use-rate-text.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { setTeamRate } from '#app/platform/generated/operations/set-team-rate.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useRefreshTeam } from '#app/shell/team/use-refresh-team.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { TeamMember } from '#schemas/generated/platform.ts';

/** Sets the rate of a direct downline, unless it is another by now than the one shown. */
export function useChangeRate({ account, rate: shown }: Pick<TeamMember, 'account' | 'rate'>) {
  const { t } = useTranslation('agent-team');
  const platform = usePlatform();
  const toasts = useToasts();
  const write = useRateText();
  const refresh = useRefreshTeam();
  return useSingleCall({
    send: (rate: number) => setTeamRate(platform, { rate, accounts: [{ account, shown }] }),
    onSuccess: (_answer, rate) =>
      toasts.show({ tone: 'success', text: t('rate.done', { account, rate: write(rate) }) }),
    // The rate or its range may be the reason of a refusal.
    onSettled: () => void refresh(),
  });
}
