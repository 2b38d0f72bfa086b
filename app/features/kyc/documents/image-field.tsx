import { useSnapshot } from 'valtio';
import { LARGEST_IMAGE } from '#app/kinds/upload-proof/upload-limits.ts';
import { useUploadLabels } from '#app/kinds/upload-proof/use-upload-labels.ts';
import { Upload } from '#app/kit/upload/upload.tsx';
import type { UploadFault } from '#app/kit/upload/use-upload.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { type KycDraft, putImage } from '../kyc-draft.ts';
import type { ImageSide } from './image-sides.ts';
import { PromptPicture } from './prompt-picture.tsx';

interface ImageFieldProps {
  side: ImageSide;
  draft: KycDraft;
  progress: number | undefined;
  /** Called when a file is rejected. */
  onFault: (fault: UploadFault) => void;
}

/** Upload field for one of the three pictures. */
export function ImageField({ side, draft, progress, onFault }: ImageFieldProps) {
  const { t } = useTranslation('kyc');
  const { images, missing } = useSnapshot(draft);
  const labels = useUploadLabels();
  return (
    <Upload
      label={t(`documents.${side}`)}
      value={images[side]}
      onChange={(file) => putImage(draft, side, file)}
      onFault={onFault}
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
