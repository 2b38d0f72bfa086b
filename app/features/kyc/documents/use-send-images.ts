import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { UPLOAD_TIMEOUT } from '#app/kinds/upload-proof/upload-limits.ts';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { imageDataUrl } from '#app/kit/upload/image-data-url.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { uploadIdImages } from '#app/platform/generated/operations/upload-id-images.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { sendOnce } from '#app/platform/send-once.ts';
import { sendWithProgress } from '#app/platform/send-with-progress.ts';
import { useSessionService } from '#app/session/session-context.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { securityConfigKey } from '#app/shell/verification/security-config-key.ts';
import { checkImages, type KycDraft } from '../kyc-draft.ts';
import { UPLOADED } from '../session-flags.ts';

interface ImageSending {
  draft: KycDraft;
  onFaults: () => void;
}

/** Sends the three pictures. Cancelling stops it; otherwise the verification is then in review. */
export function useSendImages({ draft, onFaults }: ImageSending) {
  const { t } = useTranslation('kyc');
  const queries = useQueryClient();
  const platform = usePlatform();
  const { flags } = useSessionService();
  const [message, setMessage] = useState<string>();
  const [sent, setSent] = useState(0);
  const ending = useRef<AbortController>(null);
  const { mutateAsync } = useMutation({
    mutationFn: async (signal: AbortSignal) => {
      const data = await dataOf(draft.images);
      const body = { module: 'UPLOADID3', data } as const;
      const options = { signal, timeout: UPLOAD_TIMEOUT, send: sendWithProgress(setSent) };
      return sendOnce(() => uploadIdImages(platform, body, options));
    },
  });
  const { busy, submit } = useSubmission(async () => {
    setMessage(undefined);
    if (!checkImages(draft)) return onFaults();
    const attempt = new AbortController();
    ending.current = attempt;
    setSent(0);
    try {
      await mutateAsync(attempt.signal);
      flags.raise(UPLOADED);
      draft.step = 'sent';
      // Refetch the state first, because the dialog shows it, then the calls that the platform has refused until now.
      void queries.invalidateQueries({ queryKey: securityConfigKey }).then(() => queries.invalidateQueries());
    } catch (problem) {
      if (attempt.signal.aborted) return;
      setMessage(describeProblem(problem, t));
      // The pictures may have arrived even if the answer was lost. The dialog then shows the review.
      void queries.invalidateQueries({ queryKey: securityConfigKey });
    }
  });
  return { busy, submit, message, sent, cancel: () => ending.current?.abort() };
}

async function dataOf({ idCardFront, idCardBack, idCardSelfie }: KycDraft['images']) {
  const [front, back, selfie] = await Promise.all([idCardFront, idCardBack, idCardSelfie].map(imageDataUrl));
  return { idCardFront: front ?? '', idCardBack: back ?? '', idCardSelfie: selfie ?? '' };
}
