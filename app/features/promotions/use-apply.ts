import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { UPLOAD_TIMEOUT } from '#app/kinds/upload-proof/upload-limits.ts';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { imageDataUrl } from '#app/kit/upload/image-data-url.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { applyPromotion } from '#app/platform/generated/operations/apply-promotion.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { sendWithProgress } from '#app/platform/send-with-progress.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { promotionsKey } from '#app/shell/promotions/use-promotions.ts';
import type { Promotion } from '#schemas/generated/platform.ts';

interface Application {
  comment: string;
  pictures: readonly File[];
}

/** Joins a promotion with a comment and pictures, and refetches the promotions. */
export function useApply({ id: promotionId }: Pick<Promotion, 'id'>, onSent?: () => void) {
  const { t } = useTranslation('promotions');
  const platform = usePlatform();
  const queries = useQueryClient();
  const [message, setMessage] = useState<string>();
  const [sent, setSent] = useState(0);
  const { mutateAsync } = useMutation({
    mutationFn: async ({ comment, pictures }: Application) => {
      const images = await Promise.all(pictures.map(imageDataUrl));
      const upload = { timeout: UPLOAD_TIMEOUT, send: sendWithProgress(setSent) };
      return applyPromotion(
        platform,
        { promotionId, comment: comment.trim(), images },
        images.length > 0 ? upload : undefined,
      );
    },
  });
  const submission = useSubmission(async (application: Application) => {
    setMessage(undefined);
    setSent(0);
    try {
      await mutateAsync(application);
      await queries.invalidateQueries({ queryKey: promotionsKey });
      onSent?.();
    } catch (problem) {
      setMessage(describeProblem(problem, t));
      // Refetch after an error too: it may have been joined all the same, or in another tab.
      await queries.invalidateQueries({ queryKey: promotionsKey });
    }
  });
  return { ...submission, message, sent };
}
