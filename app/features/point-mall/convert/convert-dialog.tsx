import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { NumberField } from '#app/kit/number-field/number-field.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { usePointsText } from '#app/shell/points/use-points-text.ts';
import { RealAccountDialog } from '#app/shell/trial/real-account-dialog.tsx';
import type { PointConfig } from '#schemas/generated/platform.ts';
import { ZERO } from '#schemas/money/minor-units.ts';
import { PointsMissing } from '../confirm/points-missing.tsx';
import { SpendForm } from '../confirm/spend-form.tsx';
import { usePoints } from '../use-points.ts';
import { amountOf, maxSteps } from './steps.ts';
import { useConvert } from './use-convert.ts';

interface ConvertDialogProps {
  onClose: () => void;
}

/** Converts points to money, in whole steps of the rate. */
export function ConvertDialog({ onClose }: ConvertDialogProps) {
  const { t } = useTranslation('point-mall');
  const { status } = useSession();
  const points = usePoints();
  const { data: balance } = useQuery(points.balance);
  const { data: config } = useQuery(points.config);
  const say = usePointsText();
  if (status === 'trial') return <RealAccountDialog onClose={onClose} />;
  if (balance !== undefined && config && maxSteps(balance, config.ratio) > 0)
    return <ConvertForm balance={balance} config={config} onClose={onClose} />;
  return (
    <Dialog small title={t('convert.title')} onClose={onClose}>
      {balance !== undefined && config ? (
        <Alert tone="info" text={t('convert.short', { points: say(config.ratio.points) })} />
      ) : (
        <PointsMissing />
      )}
    </Dialog>
  );
}

interface ConvertFormProps extends ConvertDialogProps {
  balance: number;
  config: PointConfig;
}

function ConvertForm({ balance, config, onClose }: ConvertFormProps) {
  const { t } = useTranslation('point-mall');
  const say = usePointsText();
  const { ratio, currency } = config;
  const most = maxSteps(balance, ratio) * ratio.points;
  const [points, setPoints] = useState<number | null>(ratio.points);
  const [tried, setTried] = useState(false);
  const { submit, ...call } = useConvert(onClose);
  const amount = amountOf(points, ratio);
  const isRight = amount > 0 && points !== null && points <= most;
  const sums = [
    { name: t('convert.get'), sum: <Money amount={isRight ? amount : ZERO} currency={currency} /> },
    { name: t('redeem.after'), sum: say(isRight ? balance - points : balance) },
  ];
  const send = (password?: string) => {
    setTried(true);
    if (isRight) void submit(points, password);
  };
  return (
    <Dialog title={t('convert.title')} onClose={onClose} keep>
      <SpendForm sums={sums} action={t('convert.submit')} call={call} onSend={send}>
        <NumberField
          label={t('convert.points')}
          help={t('convert.help', { step: say(ratio.points), balance: say(balance) })}
          value={points}
          onChange={setPoints}
          min={ratio.points}
          max={most}
          step={ratio.points}
          labels={{ less: t('convert.less'), more: t('convert.more') }}
          error={tried && !isRight ? t('convert.fault', { step: say(ratio.points), most: say(most) }) : undefined}
        />
      </SpendForm>
    </Dialog>
  );
}
