import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { UPLOAD_TIMEOUT } from '#app/kinds/upload-proof/upload-limits.ts';
import { confirmWithdrawal } from '#app/platform/generated/operations/confirm-withdrawal.ts';
import { reportMissingTransfer } from '#app/platform/generated/operations/report-missing-transfer.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { sendWithProgress } from '#app/platform/send-with-progress.ts';
import type { WithdrawalMissing, WithdrawalReceived } from '#schemas/generated/platform.ts';
import { useRefreshOrders } from '../withdrawal-queries.ts';

/**
 * Confirms or reports a transfer. Both calls are idempotent; the page shows the result. @param onReported called when
 * the platform has received the picture of a missing transfer
 */
export function useConfirm(orderId: string, onReported: () => void) {
  const platform = usePlatform();
  const onSettled = useRefreshOrders();
  const [sent, setSent] = useState(0);
  const confirm = useMutation({
    mutationFn: (answer: Omit<WithdrawalReceived, 'orderId'>) => confirmWithdrawal(platform, { orderId, ...answer }),
    onSettled,
  });
  const report = useMutation({
    mutationFn: (answer: Omit<WithdrawalMissing, 'orderId'>) => {
      setSent(0);
      const options = { timeout: UPLOAD_TIMEOUT, send: sendWithProgress(setSent) };
      return reportMissingTransfer(platform, { orderId, ...answer }, options);
    },
    onSuccess: onReported,
    onSettled,
  });
  return { confirm, report, sent, error: confirm.error ?? report.error };
}
