import { LARGEST_IMAGE } from '#app/kinds/upload-proof/upload-limits.ts';
import { useUploadLabels } from '#app/kinds/upload-proof/use-upload-labels.ts';
import { Upload } from '#app/kit/upload/upload.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { type ApplicationDraft, MAX_PICTURES, putPicture } from './application-draft.ts';

interface PictureFieldsProps {
  draft: ApplicationDraft;
  pictures: readonly File[];
  /** Upload progress of all pictures, from 0 to 1; undefined if nothing is being sent. */
  progress: number | undefined;
  /** Called with the reason why a file was rejected. */
  onFault: (text: string) => void;
}

/** The pictures of an application and a field for another, up to three. */
export function PictureFields({ draft, pictures, progress, onFault }: PictureFieldsProps) {
  const { t } = useTranslation('promotions');
  const labels = useUploadLabels();
  const isSending = progress !== undefined;
  const places = isSending ? pictures.length : Math.min(pictures.length + 1, MAX_PICTURES);
  return Array.from({ length: places }, (_, index) => (
    <Upload
      // biome-ignore lint/suspicious/noArrayIndexKey: a picture has no id but its index.
      key={index}
      label={t('apply.picture', { number: index + 1 })}
      help={index === 0 ? t('apply.pictureHelp') : undefined}
      value={pictures[index] ?? null}
      onChange={(file) => putPicture(draft, index, file)}
      onFault={(fault) => onFault(labels.faults[fault])}
      accept={['jpeg', 'png']}
      limit={LARGEST_IMAGE}
      labels={labels}
      progress={progress}
    />
  ));
}
