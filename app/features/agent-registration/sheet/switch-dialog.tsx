import { QuestionDialog } from '#app/kit/prompt/question-dialog.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { RegistrationLink } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { nameOf } from '../links/link-list.ts';
import { useChangeLink } from './use-change-link.ts';

interface SwitchDialogProps {
  link: RegistrationLink;
  onClose: () => void;
}

/** Says what it means that a link is disabled or enabled before it is. */
export function SwitchDialog({ link, onClose }: SwitchDialogProps) {
  const { t } = useTranslation('agent-registration');
  const group = link.isEnabled ? 'disable' : 'enable';
  const name = nameOf(link);
  const { busy, submit, error } = useChangeLink(t(`${group}.done`, { name }), onClose);
  return (
    <QuestionDialog
      title={t(`${group}.title`, { name })}
      words={{ action: t(`${group}.action`), keep: t('disable.keep') }}
      busy={busy}
      problem={error ? describeRefusal(error, t) : undefined}
      onConfirm={() => void submit({ code: link.code, isEnabled: !link.isEnabled })}
      onClose={onClose}
    >
      <p>{t(`${group}.text`)}</p>
    </QuestionDialog>
  );
}
