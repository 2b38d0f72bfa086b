import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
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
    <Dialog small title={t(`${group}.title`, { name })} onClose={onClose}>
      <p>{t(`${group}.text`)}</p>
      <DialogFoot notes={<Alert text={error ? describeRefusal(error, t) : undefined} />}>
        <Button
          look="primary"
          wide
          busy={busy}
          onClick={() => void submit({ code: link.code, isEnabled: !link.isEnabled })}
        >
          {t(`${group}.action`)}
        </Button>
        <Button wide onClick={onClose}>
          {t('disable.keep')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
