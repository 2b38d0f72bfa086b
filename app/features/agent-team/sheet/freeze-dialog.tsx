import { useSingleCall } from '#app/kinds/single-call/use-single-call.ts';
import { QuestionDialog } from '#app/kit/prompt/question-dialog.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { freezeTeamMember } from '#app/platform/generated/operations/freeze-team-member.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useRefreshTeam } from '#app/shell/team/use-refresh-team.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import { describeRefusal } from '../describe-refusal.ts';

interface Change {
  accounts: readonly string[];
  frozen: boolean;
}

interface FreezeDialogProps {
  accounts: readonly string[];
  /** True to freeze the accounts, false to lift the freeze. */
  frozen: boolean;
  onDone?: () => void;
  onClose: () => void;
}

/** Confirms a freeze or its end and explains the effect. */
export function FreezeDialog({ accounts, frozen, onDone, onClose }: FreezeDialogProps) {
  const { t } = useTranslation('agent-team');
  const { busy, submit, error } = useChangeFreeze(() => {
    onDone?.();
    onClose();
  });
  const group = frozen ? 'freeze' : 'lift';
  const [account] = accounts;
  const isOne = accounts.length === 1;
  const title = isOne ? t(`freeze.${group}Title`, { account }) : t(`freeze.${group}Many`, { count: accounts.length });
  return (
    <QuestionDialog
      title={title}
      words={{ action: t(`freeze.${group}`), keep: t(isOne ? 'freeze.keep' : 'freeze.keepMany') }}
      busy={busy}
      problem={error ? describeRefusal(error, t) : undefined}
      onConfirm={() => void submit({ accounts, frozen })}
      onClose={onClose}
    >
      <p>{t(isOne ? `freeze.${group}Text` : `freeze.${group}ManyText`)}</p>
    </QuestionDialog>
  );
}

/** Freezes accounts or lifts the freeze, all or none, and refetches the team. */
function useChangeFreeze(onDone: () => void) {
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
    // The change may have succeeded even if the answer was lost.
    onSettled: () => void refresh(),
  });
}
