import type { FormEvent } from 'react';
import { useSnapshot } from 'valtio';
import { Upload } from '../../../kit/upload/upload.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import { type KycDraft, putImage } from '../kyc-draft.ts';
import { form, lead } from './documents-form.css.ts';
import { type ImageSide, imageSides, LARGEST_IMAGE } from './image-sides.ts';
import { PromptPicture } from './prompt-picture.tsx';

interface DocumentsFormProps {
  id: string;
  draft: KycDraft;
  busy: boolean;
  onSend: () => Promise<void>;
}

/** Three pictures: the document from both sides, and the person with it. */
export function DocumentsForm({ id, draft, busy, onSend }: DocumentsFormProps) {
  const { t } = useTranslation('kyc');
  const send = (event: FormEvent) => {
    event.preventDefault();
    void onSend();
  };
  return (
    <form id={id} className={form} onSubmit={send} noValidate>
      <p className={lead}>{t('documents.text')}</p>
      {imageSides.map((side) => (
        <ImageField key={side} side={side} draft={draft} busy={busy} />
      ))}
    </form>
  );
}

function ImageField({ side, draft, busy }: { side: ImageSide; draft: KycDraft; busy: boolean }) {
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
      readOnly={busy}
      required
    />
  );
}
