import { type FormEvent, useState } from 'react';
import { LARGEST_IMAGE } from '#app/kinds/upload-proof/upload-limits.ts';
import type { UploadNoticeText } from '#app/kinds/upload-proof/upload-notice.tsx';
import { useUploadLabels } from '#app/kinds/upload-proof/use-upload-labels.ts';
import { formatMoney } from '#app/kit/money/format-money.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { imageDataUrl } from '#app/kit/upload/image-data-url.ts';
import { Upload } from '#app/kit/upload/upload.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { WithdrawalOrder, WithdrawalTransfer } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { type Answer, AnswerChoice } from './answer-choice.tsx';
import { ConfirmFoot } from './confirm-foot.tsx';
import { question } from './order.css.ts';
import { unsent } from './transfers.ts';
import { useConfirm } from './use-confirm.ts';

interface ConfirmTransferProps {
  order: WithdrawalOrder;
  transfer: WithdrawalTransfer;
  /** Reports the result of the upload to the page, as this question may have been replaced by then. */
  onNotice: (notice: UploadNoticeText) => void;
}

/** Asks whether a transfer has arrived. Reporting a missing one requires a picture. */
export function ConfirmTransfer({ order, transfer, onNotice }: ConfirmTransferProps) {
  const { t } = useTranslation('withdrawal');
  const { tag } = useCurrentLanguage();
  const labels = useUploadLabels();
  const [answer, setAnswer] = useState<Answer>('received');
  const [proof, setProof] = useState<File | null>(null);
  const [isTried, setIsTried] = useState(false);
  const { transferId, amount, state } = transfer;
  const money = (minor: MinorUnits) => formatMoney(minor, order.currency, tag);
  const warn = (text: string) => onNotice({ tone: 'warning', text });
  const { confirm, report, sent, error } = useConfirm(order.orderId, () =>
    onNotice({ tone: 'success', text: t('confirm.reported', { amount: money(amount) }) }),
  );
  const isReported = state === 'missing';
  const answers: Answer[] = [
    'received',
    ...(isReported ? [] : (['missing'] as const)),
    ...(unsent(order) === 0 ? (['all'] as const) : []),
  ];
  // The chosen answer may no longer be offered, for example after a report.
  const chosen = answers.includes(answer) ? answer : 'received';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (confirm.isPending || report.isPending) return;
    if (chosen === 'missing') {
      if (proof) report.mutate({ transferId, image: await imageDataUrl(proof) });
      else warn(t('confirm.proofRequired'));
    } else confirm.mutate(chosen === 'all' ? {} : { transferId });
  };
  return (
    <form className={question} noValidate onSubmit={(event) => void submit(event)}>
      <h2 className={prose.lead}>
        {t(isReported ? 'confirm.questionMissing' : 'confirm.question', { amount: money(amount) })}
      </h2>
      <AnswerChoice
        answers={answers}
        chosen={chosen}
        amount={money(amount)}
        all={money(order.net)}
        onChoose={setAnswer}
      />
      {chosen === 'missing' && (
        <Upload
          label={t('confirm.proof')}
          help={t('confirm.proofHelp')}
          value={proof}
          onChange={setProof}
          onFault={(fault) => warn(labels.faults[fault])}
          accept={['jpeg', 'png']}
          limit={LARGEST_IMAGE}
          labels={labels}
          error={isTried && !proof ? t('confirm.proofRequired') : undefined}
          progress={report.isPending ? Math.min(sent, 0.99) : undefined}
        />
      )}
      <ConfirmFoot
        answer={chosen}
        amount={money(chosen === 'all' ? order.remaining : amount)}
        until={isReported ? undefined : transfer.countsAt}
        busy={confirm.isPending || report.isPending}
        error={error}
      />
    </form>
  );
}
