import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { DialogFoot } from '../../../kit/dialog/dialog-foot.tsx';
import { PasswordField } from '../../../kit/field/password-field.tsx';
import { NumberField } from '../../../kit/number-field/number-field.tsx';
import { Alert } from '../../../kit/state/alert.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import type { PointGood, Redemption } from '../../../platform/contract.ts';
import { useSession } from '../../../session/session-context.tsx';
import { LinkButton } from '../../../shell/router/link-button.tsx';
import { paths } from '../../../shell/router/paths.ts';
import { mostOf } from '../goods/choose-goods.ts';
import { usePoints } from '../use-points.ts';
import { usePointsText } from '../use-points-text.ts';
import { body, line, strong, sums } from './redeem.css.ts';
import { useRedeem } from './use-redeem.ts';

interface RedeemFormProps {
  good: PointGood;
  onRedeemed: (redemption: Redemption) => void;
}

/** How many, and the password; or why it cannot be had by who is here. */
export function RedeemForm({ good, onRedeemed }: RedeemFormProps) {
  const { t } = useTranslation('point-mall');
  const { status } = useSession();
  const { data: balance } = useQuery(usePoints().balance);
  if (status === 'guest') {
    const from = `${paths.pointMall}?good=${encodeURIComponent(good.rewardId)}`;
    return (
      <DialogFoot>
        <LinkButton look="primary" whole large to={paths.login} state={{ from, open: true }}>
          {t('redeem.logIn')}
        </LinkButton>
      </DialogFoot>
    );
  }
  if (status === 'trial') return <Alert tone="info" text={t('purse.trial')} />;
  if (good.stock === 0) return <Alert tone="info" text={t('redeem.away')} />;
  if (balance === undefined) return null;
  const most = mostOf(good, balance);
  if (most === 0) return <Alert tone="info" text={t('redeem.short')} />;
  return <Asking good={good} most={most} balance={balance} onRedeemed={onRedeemed} />;
}

interface AskingProps extends RedeemFormProps {
  most: number;
  balance: number;
}

function Asking({ good, most, balance, onRedeemed }: AskingProps) {
  const { t } = useTranslation('point-mall');
  const id = useId();
  const say = usePointsText();
  const [quantity, setQuantity] = useState<number | null>(1);
  const [tried, setTried] = useState(false);
  const { busy, submit, message, passwordFault, passwordRef } = useRedeem(good, onRedeemed);
  const isRight = quantity !== null && Number.isInteger(quantity) && quantity >= 1 && quantity <= most;
  const cost = isRight ? quantity * good.points : 0;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isRight) void submit(quantity, String(new FormData(event.currentTarget).get('password') ?? ''));
  };
  return (
    <form id={id} className={body} onSubmit={onSubmit} noValidate>
      <NumberField
        label={t('redeem.quantity')}
        value={quantity}
        onChange={setQuantity}
        min={1}
        max={most}
        labels={{ less: t('redeem.less'), more: t('redeem.more') }}
        error={tried && !isRight ? t('redeem.quantityFault', { most }) : undefined}
      />
      <div className={sums}>
        <span className={`${line} ${strong}`}>
          <span>{t('redeem.total')}</span>
          <span>{say(cost)}</span>
        </span>
        <span className={line}>
          <span>{t('redeem.after')}</span>
          <span>{say(balance - cost)}</span>
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
      <DialogFoot notes={<Alert text={message} />}>
        <Button type="submit" form={id} look="primary" whole large busy={busy}>
          {t('redeem.submit')}
        </Button>
      </DialogFoot>
    </form>
  );
}
