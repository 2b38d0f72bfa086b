import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { useRateText } from '#app/kit/rate/use-rate-text.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import type { RegistrationLink } from '#schemas/generated/platform.ts';
import { LinkShare } from '../sheet/link-share.tsx';
import { readyText } from './create.css.ts';
import { CreateForm } from './create-form.tsx';

interface CreateDialogProps {
  highestRate: number;
  /** A link whose terms are copied to the new one. */
  like: RegistrationLink | undefined;
  onClose: () => void;
}

/** Asks for the terms of a new link, then shows the link to share. */
export function CreateDialog({ highestRate, like, onClose }: CreateDialogProps) {
  const { t } = useTranslation('agent-registration');
  const [created, setCreated] = useState<RegistrationLink>();
  return (
    <Dialog
      key={created ? 'ready' : 'form'}
      keep={!created}
      title={t(created ? 'create.ready' : 'create.title')}
      onClose={onClose}
    >
      {created ? (
        <Ready link={created} onClose={onClose} />
      ) : (
        <CreateForm highestRate={highestRate} like={like} onCreated={setCreated} />
      )}
    </Dialog>
  );
}

function Ready({ link, onClose }: { link: RegistrationLink; onClose: () => void }) {
  const { t } = useTranslation('agent-registration');
  const rate = useRateText();
  const time = useClock('long');
  const { kind, expiresAt } = link;
  const terms = { kind: t(`kind.${kind}`), rate: rate(link.rate) };
  return (
    <div className={stack[5]}>
      <p className={readyText}>
        {expiresAt === undefined
          ? t('create.termsForever', terms)
          : t('create.terms', { ...terms, time: time(expiresAt) })}
      </p>
      <LinkShare link={link} />
      <DialogFoot>
        <Button wide onClick={onClose}>
          {t('create.done')}
        </Button>
      </DialogFoot>
    </div>
  );
}
