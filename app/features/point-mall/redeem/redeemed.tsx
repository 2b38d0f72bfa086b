import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { usePointsText } from '#app/shell/points/use-points-text.ts';
import type { Redemption } from '#schemas/generated/platform.ts';
import type { useMallAddress } from '../mall/use-mall-address.ts';
import { done, doneIcon } from './redeem.css.ts';

interface RedeemedProps {
  redemption: Redemption;
  address: Pick<ReturnType<typeof useMallAddress>, 'closeGood' | 'show'>;
}

/** Confirms the redemption and says what happens next. */
export function Redeemed({ redemption, address }: RedeemedProps) {
  const { t } = useTranslation('point-mall');
  const say = usePointsText();
  const { name, quantity, points } = redemption;
  const actions = (
    <>
      <Button look="primary" wide onClick={() => address.show('redeemed')}>
        {t('redeemed.see')}
      </Button>
      <Button wide onClick={address.closeGood}>
        {t('redeemed.back')}
      </Button>
    </>
  );
  return (
    <Dialog small title={t('redeemed.title')} onClose={address.closeGood} actions={actions}>
      <div className={done}>
        <span className={doneIcon}>
          <Icon name="check-circle" size={40} />
        </span>
        <p>{t('redeemed.what', { name, quantity, points: say(points) })}</p>
        <p className={prose.quiet}>{t('redeemed.next')}</p>
      </div>
    </Dialog>
  );
}
