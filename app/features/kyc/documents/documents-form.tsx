import type { FormEvent } from 'react';
import { useSnapshot } from 'valtio';
import { visuallyHidden } from '../../../kit/theme/hidden.css.ts';
import { Upload } from '../../../kit/upload/upload.tsx';
import { useCurrentLanguage } from '../../../language/language-context.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import { type KycDraft, putImage } from '../kyc-draft.ts';
import { form, lead } from './documents-form.css.ts';
import { type ImageSide, imageSides, LARGEST_IMAGE } from './image-sides.ts';
import { progressOf } from './progress-of.ts';
import { PromptPicture } from './prompt-picture.tsx';

interface DocumentsFormProps {
  id: string;
  draft: KycDraft;
  busy: boolean;
  /** How much of the three pictures has been sent, 0 to 1. */
  sent: number;
  onSend: () => Promise<void>;
}

/** Three pictures: the document from both sides, and the person with it. */
export function DocumentsForm({ id, draft, busy, sent, onSend }: DocumentsFormProps) {
  const { t } = useTranslation('kyc');
  const { images } = useSnapshot(draft);
  const progress = progressOf(
    imageSides.map((side) => images[side]?.size ?? 0),
    sent,
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    void onSend();
  };
  return (
    <form id={id} className={form} onSubmit={send} noValidate>
      <p className={lead}>{t('documents.text')}</p>
      {imageSides.map((side, place) => (
        <ImageField key={side} side={side} draft={draft} progress={busy ? progress[place] : undefined} />
      ))}
      <SendingNote sent={busy ? sent : undefined} />
    </form>
  );
}

interface SendingNoteProps {
  /** 0 to 1, while something is sent. */
  sent: number | undefined;
}

/** Says in quarters how far it has come, for whoever does not see the bars. */
function SendingNote({ sent }: SendingNoteProps) {
  const { t } = useTranslation('kyc');
  const { tag } = useCurrentLanguage();
  const quarter = Math.floor((sent ?? 0) * 4) / 4;
  const percent = new Intl.NumberFormat(tag, { style: 'percent' }).format(quarter);
  return (
    <p role="status" className={visuallyHidden}>
      {sent !== undefined && t('upload.sending', { percent })}
    </p>
  );
}

interface ImageFieldProps {
  side: ImageSide;
  draft: KycDraft;
  progress: number | undefined;
}

function ImageField({ side, draft, progress }: ImageFieldProps) {
  const { t } = useTranslation('kyc');
  const { images, missing } = useSnapshot(draft);
  const labels = {
    choose: t('upload.choose'),
    remove: (name: string) => t('upload.remove', { name }),
    sending: (percent: string) => t('upload.sending', { percent }),
    sent: t('upload.sent'),
    faults: { type: t('upload.type'), size: t('upload.size'), empty: t('upload.empty') },
  };
  return (
    <Upload
      label={t(`documents.${side}`)}
      value={images[side]}
      onChange={(file) => putImage(draft, side, file)}
      accept={['jpeg', 'png']}
      limit={LARGEST_IMAGE}
      labels={labels}
      picture={<PromptPicture side={side} />}
      error={missing.includes(side) ? t(`documents.missing.${side}`) : undefined}
      progress={progress}
      required
    />
  );
}
