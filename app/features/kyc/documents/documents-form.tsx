import { type FormEvent, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { NoticeDialog } from '#app/kit/dialog/notice-dialog.tsx';
import { focusFirstFault } from '#app/kit/form/focus-first-fault.ts';
import { stack } from '#app/kit/layout/layout.css.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { KycDraft } from '../kyc-draft.ts';
import { ImageField } from './image-field.tsx';
import { imageSides } from './image-sides.ts';
import { progressOf } from './progress-of.ts';

interface DocumentsFormProps {
  id: string;
  draft: KycDraft;
  busy: boolean;
  /** Progress of all three pictures, 0 to 1. */
  sent: number;
  onSend: () => Promise<void>;
}

/** Form for three pictures: both sides of the document, and the person holding it. */
export function DocumentsForm({ id, draft, busy, sent, onSend }: DocumentsFormProps) {
  const { t } = useTranslation('kyc');
  const { images } = useSnapshot(draft);
  const progress = progressOf(
    imageSides.map((side) => images[side]?.size ?? 0),
    sent,
  );
  const [warning, setWarning] = useState<string>();
  const shown = useRef<HTMLFormElement>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    await onSend();
    const [first] = draft.missing;
    if (first) setWarning(t(`documents.missing.${first}`));
  };
  const goOn = () => {
    setWarning(undefined);
    // Wait until the dialog has closed.
    requestAnimationFrame(() => focusFirstFault(shown.current));
  };
  return (
    <form ref={shown} id={id} className={stack[5]} onSubmit={(event) => void send(event)} noValidate>
      <p className={prose.quiet}>{t('documents.text')}</p>
      {imageSides.map((side, index) => (
        <ImageField
          key={side}
          side={side}
          draft={draft}
          progress={busy ? progress[index] : undefined}
          onFault={(fault) => setWarning(t(`shell:upload.${fault}`))}
        />
      ))}
      <SendingNote sent={busy ? sent : undefined} />
      {warning && <NoticeDialog title={t('shell:upload.warning')} text={warning} onClose={goOn} />}
    </form>
  );
}

interface SendingNoteProps {
  /** Progress from 0 to 1 while sending. */
  sent: number | undefined;
}

/** Announces the progress to screen readers in quarters. */
function SendingNote({ sent }: SendingNoteProps) {
  const { t } = useTranslation('kyc');
  const { tag } = useCurrentLanguage();
  const quarter = Math.floor((sent ?? 0) * 4) / 4;
  const percent = new Intl.NumberFormat(tag, { style: 'percent' }).format(quarter);
  return (
    <p role="status" className={visuallyHidden}>
      {sent !== undefined && t('shell:upload.sending', { percent })}
    </p>
  );
}
