import { useMutation } from '@tanstack/react-query';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { freezeTeamMember } from '#app/platform/operations/freeze-team-member.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useRefreshTeam } from '#app/shared/office/use-refresh-team.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';

/** Freezes accounts or lifts their freeze, all or none, and shows the team as it is then. */
export function useChangeFreeze(accounts: readonly string[], frozen: boolean, onDone: () => void) {
  const { t } = useTranslation('agent-team');
  const platform = usePlatform();
  const toasts = useToasts();
  const refresh = useRefreshTeam();
  const { mutateAsync, error } = useMutation({
    mutationFn: () => freezeTeamMember(platform, { accounts: [...accounts], frozen }),
    onSuccess: () => {
      const [account] = accounts;
      const one = t(frozen ? 'freeze.done' : 'freeze.lifted', { account });
      const many = t(frozen ? 'freeze.doneMany' : 'freeze.liftedMany', { count: accounts.length });
      toasts.show({ tone: 'success', text: accounts.length === 1 ? one : many });
      onDone();
    },
    // After a lost answer it may be done.
    onSettled: () => void refresh(),
  });
  const { busy, submit } = useSubmission(() => mutateAsync().then(ignore, ignore));
  return { busy, submit, error };
}

/** The mutation keeps its problem. */
function ignore(): void {}
