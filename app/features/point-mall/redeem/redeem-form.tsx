import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { NumberField } from '#app/kit/number-field/number-field.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { usePointsText } from '#app/shell/points/use-points-text.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { RealAccountDialog } from '#app/shell/trial/real-account-dialog.tsx';
import type { PointGood, Redemption } from '#schemas/generated/platform.ts';
import { PointsMissing } from '../confirm/points-missing.tsx';
import { SpendForm } from '../confirm/spend-form.tsx';
import { pages } from '../feature.json';
import { maxQuantity } from '../goods/choose-goods.ts';
import { usePoints } from '../use-points.ts';
import { useRedeem } from './use-redeem.ts';

interface RedeemFormProps {
  good: PointGood;
  onRedeemed: (redemption: Redemption) => void;
}

/** Quantity and password, or the reason why the item cannot be redeemed. */
export function RedeemForm({ good, onRedeemed }: RedeemFormProps) {
  const { t } = useTranslation('point-mall');
  const { status } = useSession();
  const { data: balance } = useQuery(usePoints().balance);
  if (status === 'guest') {
    const from = `${pages.mall.path}?good=${encodeURIComponent(good.rewardId)}`;
    return (
      <DialogFoot>
        <LinkButton look="primary" wide large to={paths.login} state={{ from, open: true }}>
          {t('redeem.logIn')}
        </LinkButton>
      </DialogFoot>
    );
  }
  if (status === 'trial') return <TrialForm />;
  if (good.stock === 0) return <Alert tone="info" text={t('redeem.away')} />;
  if (balance === undefined) return <PointsMissing />;
  const most = maxQuantity(good, balance);
  if (most === 0) return <Alert tone="info" text={t('redeem.short')} />;
  return <RedeemFields good={good} most={most} balance={balance} onRedeemed={onRedeemed} />;
}

/** Asks a trial account, which earns no points, to register. */
function TrialForm() {
  const { t } = useTranslation('point-mall');
  const [warned, setWarned] = useState(false);
  return (
    <>
      <DialogFoot>
        <Button look="primary" wide large onClick={() => setWarned(true)}>
          {t('redeem.submit')}
        </Button>
      </DialogFoot>
      {warned && <RealAccountDialog onClose={() => setWarned(false)} />}
    </>
  );
}

interface RedeemFieldsProps extends RedeemFormProps {
  most: number;
  balance: number;
}

function RedeemFields({ good, most, balance, onRedeemed }: RedeemFieldsProps) {
  const { t } = useTranslation('point-mall');
  const say = usePointsText();
  const [quantity, setQuantity] = useState<number | null>(1);
  const [tried, setTried] = useState(false);
  const { submit, ...call } = useRedeem(good, onRedeemed);
  const isValid = quantity !== null && Number.isInteger(quantity) && quantity >= 1 && quantity <= most;
  const cost = isValid ? quantity * good.points : 0;
  const sums = [
    { name: t('redeem.total'), sum: say(cost) },
    { name: t('redeem.after'), sum: say(balance - cost) },
  ];
  const send = (password?: string) => {
    setTried(true);
    if (isValid) void submit(quantity, password);
  };
  return (
    <SpendForm sums={sums} action={t('redeem.submit')} call={call} onSend={send}>
      <NumberField
        label={t('redeem.quantity')}
        value={quantity}
        onChange={setQuantity}
        min={1}
        max={most}
        labels={{ less: t('redeem.less'), more: t('redeem.more') }}
        error={tried && !isValid ? t('redeem.quantityFault', { most }) : undefined}
      />
    </SpendForm>
  );
}
