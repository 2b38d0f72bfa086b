import { Upload } from '#app/kit/upload/upload.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { LARGEST_IMAGE } from '#app/shared/upload/upload-limits.ts';
import { useUploadLabels } from '#app/shared/upload/use-upload-labels.ts';
import { type ApplicationDraft, MOST_PICTURES, putPicture } from './application-draft.ts';

interface PictureFieldsProps {
  draft: ApplicationDraft;
  pictures: readonly File[];
  /** How much of all of them has been sent, 0 to 1; left out while nothing is sent. */
  progress: number | undefined;
  /** Says why a file was not taken. */
  onFault: (text: string) => void;
}

/** The pictures that go with an application, and a place for the next one until there are three. */
export function PictureFields({ draft, pictures, progress, onFault }: PictureFieldsProps) {
  const { t } = useTranslation('promotions');
  const labels = useUploadLabels();
  const isSending = progress !== undefined;
  const places = isSending ? pictures.length : Math.min(pictures.length + 1, MOST_PICTURES);
  return Array.from({ length: places }, (_, place) => (
    <Upload
      // biome-ignore lint/suspicious/noArrayIndexKey: a picture is its place.
      key={place}
      label={t('apply.picture', { number: place + 1 })}
      help={place === 0 ? t('apply.pictureHelp') : undefined}
      value={pictures[place] ?? null}
      onChange={(file) => putPicture(draft, place, file)}
      onFault={(fault) => onFault(labels.faults[fault])}
      accept={['jpeg', 'png']}
      limit={LARGEST_IMAGE}
      labels={labels}
      progress={progress}
    />
  ));
}
