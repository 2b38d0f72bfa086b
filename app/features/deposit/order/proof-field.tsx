import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LARGEST_IMAGE, UPLOAD_TIMEOUT } from '#app/kinds/upload-proof/upload-limits.ts';
import { UploadNotice, type UploadNoticeText } from '#app/kinds/upload-proof/upload-notice.tsx';
import { useUploadLabels } from '#app/kinds/upload-proof/use-upload-labels.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { imageDataUrl } from '#app/kit/upload/image-data-url.ts';
import { Upload } from '#app/kit/upload/upload.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { uploadDepositProof } from '#app/platform/generated/operations/upload-deposit-proof.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { sendWithProgress } from '#app/platform/send-with-progress.ts';
import type { DepositOrder } from '#schemas/generated/platform.ts';
import { useRefreshOrders } from '../deposit-queries.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { note, proofHead } from './order.css.ts';

interface ProofFieldProps {
  order: Pick<DepositOrder, 'orderId' | 'hasProof'>;
}

/** Upload field for a picture of the payment. Sends it as soon as it is chosen. */
export function ProofField({ order: { orderId, hasProof } }: ProofFieldProps) {
  const { t } = useTranslation('deposit');
  const labels = useUploadLabels();
  const platform = usePlatform();
  const refresh = useRefreshOrders();
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState(0);
  const [notice, setNotice] = useState<UploadNoticeText>();
  const warn = (text: string) => setNotice({ tone: 'warning', text });
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (chosen: File) => {
      setSent(0);
      const options = { timeout: UPLOAD_TIMEOUT, send: sendWithProgress(setSent) };
      return uploadDepositProof(platform, { orderId, image: await imageDataUrl(chosen) }, options);
    },
    onSettled: refresh,
    onSuccess: () => setNotice({ tone: 'success', text: t('proof.done') }),
    onError: (problem) => {
      warn(describeRefusal(problem, t));
      // Reset the field, so that the same picture can be chosen again.
      setFile(null);
    },
  });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    if (chosen) mutate(chosen);
  };
  return (
    <section>
      <div className={proofHead}>
        <h2 className={prose.lead}>{t('proof.title')}</h2>
        <span className={note}>{t('proof.hint')}</span>
      </div>
      <Upload
        label={t('proof.label')}
        help={hasProof ? t('proof.done') : undefined}
        value={file}
        onChange={choose}
        onFault={(fault) => warn(labels.faults[fault])}
        accept={['jpeg', 'png']}
        limit={LARGEST_IMAGE}
        labels={labels}
        error={error ? describeRefusal(error, t) : undefined}
        progress={isPending ? Math.min(sent, 0.99) : undefined}
      />
      <UploadNotice notice={notice} onClose={() => setNotice(undefined)} />
    </section>
  );
}
