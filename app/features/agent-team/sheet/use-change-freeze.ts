import { useSingleCall } from '#app/kinds/single-call/use-single-call.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { freezeTeamMember } from '#app/platform/generated/operations/freeze-team-member.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useRefreshTeam } from '#app/shell/team/use-refresh-team.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';

interface Change {
  accounts: readonly string[];
  frozen: boolean;
}

/** Freezes accounts or lifts their freeze, all or none, and shows the team as it is then. */
export function useChangeFreeze(onDone: () => void) {
  const { t } = useTranslation('agent-team');
  const platform = usePlatform();
  const toasts = useToasts();
  const refresh = useRefreshTeam();
  return useSingleCall({
    send: ({ accounts, frozen }: Change) => freezeTeamMember(platform, { accounts: [...accounts], frozen }),
    onSuccess: (_answer, { accounts, frozen }) => {
      const [account] = accounts;
      const one = t(frozen ? 'freeze.done' : 'freeze.lifted', { account });
      const many = t(frozen ? 'freeze.doneMany' : 'freeze.liftedMany', { count: accounts.length });
      toasts.show({ tone: 'success', text: accounts.length === 1 ? one : many });
      onDone();
    },
    // After a lost answer it may be done.
    onSettled: () => void refresh(),
  });
}
