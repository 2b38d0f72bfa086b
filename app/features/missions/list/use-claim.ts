import { useQueryClient } from '@tanstack/react-query';
import { useIntent } from '#app/kinds/intent/use-intent.ts';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { claimMissionReward } from '#app/platform/generated/operations/claim-mission-reward.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession, useSessionService } from '#app/session/session-context.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { pointsKey } from '#app/shell/points/points-key.ts';
import { useRewardText } from '#app/shell/points/use-reward-text.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { Mission } from '#schemas/generated/platform.ts';
import { missionsKey } from '../use-missions.ts';

/** Claims the reward of a mission, and announces it. */
export function useClaim({ missionId, periodStart }: Mission) {
  const { t } = useTranslation('missions');
  const platform = usePlatform();
  const session = useSessionService();
  const { member } = useSession();
  const queries = useQueryClient();
  const toasts = useToasts();
  const rewardText = useRewardText();
  const runOnce = useIntent('mission');
  const { busy, submit } = useSubmission(async () => {
    try {
      const { reward } = await runOnce(`${missionId}:${periodStart}`, (idempotencyKey) =>
        claimMissionReward(platform, { missionId, periodStart, idempotencyKey }),
      );
      toasts.show({ tone: 'success', text: t('done', { reward: rewardText(reward) }) });
      // Refetch the points of the point mall and the balance in the header.
      void queries.invalidateQueries({ queryKey: pointsKey(member?.id) });
      if (reward.kind === 'money') void session.refresh().catch(() => undefined);
    } catch (problem) {
      toasts.show({ tone: 'danger', text: describeProblem(problem, t) });
    }
    await queries.invalidateQueries({ queryKey: missionsKey(member?.id) });
  });
  return { busy, claim: () => void submit() };
}
