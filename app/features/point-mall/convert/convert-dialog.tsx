import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { PasswordField } from '../../../kit/field/password-field.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { NumberField } from '../../../kit/number-field/number-field.tsx';
import { Alert } from '../../../kit/state/alert.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import type { PointConfig } from '../../../platform/contract.ts';
import { useSession } from '../../../session/session-context.tsx';
import { body, line, strong, sums } from '../redeem/redeem.css.ts';
import { usePoints } from '../use-points.ts';
import { usePointsText } from '../use-points-text.ts';
import { amountOf, mostSteps } from './steps.ts';
import { useConvert } from './use-convert.ts';

interface ConvertDialogProps {
  onClose: () => void;
}

/** Points become money, in whole steps. */
export function ConvertDialog({ onClose }: ConvertDialogProps) {
  const { t } = useTranslation('point-mall');
  const { status } = useSession();
  const points = usePoints();
  const { data: balance } = useQuery(points.balance);
  const { data: config } = useQuery(points.config);
  const say = usePointsText();
  if (status !== 'trial' && (balance === undefined || !config)) return null;
  if (balance !== undefined && config && mostSteps(balance, config.ratio) > 0) {
    return <Asking balance={balance} config={config} onClose={onClose} />;
  }
  const short = config && t('convert.short', { points: say(config.ratio.points) });
  return (
    <Dialog small title={t('convert.title')} onClose={onClose}>
      <Alert tone="info" text={status === 'trial' ? t('purse.trial') : short} />
    </Dialog>
  );
}

interface AskingProps extends ConvertDialogProps {
  balance: number;
  config: PointConfig;
}

function Asking({ balance, config, onClose }: AskingProps) {
  const { t } = useTranslation('point-mall');
  const id = useId();
  const say = usePointsText();
  const { ratio, currency } = config;
  const most = mostSteps(balance, ratio) * ratio.points;
  const [points, setPoints] = useState<number | null>(ratio.points);
  const [tried, setTried] = useState(false);
  const { busy, submit, message, passwordFault, passwordRef } = useConvert(onClose);
  const amount = amountOf(points, ratio);
  const isRight = amount > 0 && points !== null && points <= most;
  const fault = t('convert.fault', { step: say(ratio.points), most: say(most) });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isRight) void submit(points, String(new FormData(event.currentTarget).get('password') ?? ''));
  };
  const action = (
    <Button type="submit" form={id} look="primary" whole large busy={busy}>
      {t('convert.submit')}
    </Button>
  );
  return (
    <Dialog title={t('convert.title')} onClose={onClose} keep actions={action}>
      <form id={id} className={body} onSubmit={onSubmit} noValidate>
        <NumberField
          label={t('convert.points')}
          help={t('convert.help', { step: say(ratio.points), balance: say(balance) })}
          value={points}
          onChange={setPoints}
          min={ratio.points}
          max={most}
          step={ratio.points}
          labels={{ less: t('convert.less'), more: t('convert.more') }}
          error={tried && !isRight ? fault : undefined}
        />
        <div className={sums}>
          <span className={`${line} ${strong}`}>
            <span>{t('convert.get')}</span>
            <Money amount={isRight ? amount : 0} currency={currency} />
          </span>
          <span className={line}>
            <span>{t('redeem.after')}</span>
            <span>{say(isRight ? balance - points : balance)}</span>
          </span>
        </div>
        <PasswordField
          ref={passwordRef}
          name="password"
          label={t('password.label')}
          help={t('password.help')}
          error={passwordFault}
          autoComplete="current-password"
          maxLength={255}
          required
        />
        <Alert text={message} />
      </form>
    </Dialog>
  );
}
