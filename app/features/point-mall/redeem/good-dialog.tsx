import { useState } from 'react';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { usePointsText } from '#app/shell/points/use-points-text.ts';
import { useImageAddress } from '#app/shell/status/use-image-address.ts';
import type { PointGood, Redemption } from '#schemas/generated/platform.ts';
import type { useMallAddress } from '../mall/use-mall-address.ts';
import { art, facts, good as goodStyle, price, text } from './redeem.css.ts';
import { RedeemForm } from './redeem-form.tsx';
import { Redeemed } from './redeemed.tsx';

interface GoodDialogProps {
  good: PointGood;
  address: Pick<ReturnType<typeof useMallAddress>, 'closeGood' | 'show'>;
}

/** An item's details with the form to redeem it. */
export function GoodDialog({ good, address }: GoodDialogProps) {
  const { t } = useTranslation('point-mall');
  const { tag } = useCurrentLanguage();
  const image = useImageAddress();
  const say = usePointsText();
  const [redeemed, setRedeemed] = useState<Redemption>();
  if (redeemed) return <Redeemed redemption={redeemed} address={address} />;
  return (
    <Dialog title={good.name} onClose={address.closeGood} keep>
      <div className={stack[5]}>
        <div className={goodStyle}>
          <img className={art} src={image(good.imageUrl)} alt="" width={400} height={225} />
          <p className={text} dir="auto">
            {good.description}
          </p>
        </div>
        <p className={facts}>
          <span className={price}>{say(good.points)}</span>
          <span className={prose.quiet}>
            {good.stock === 0
              ? t('stock.none')
              : t('stock.left', { number: new Intl.NumberFormat(tag).format(good.stock) })}
          </span>
        </p>
        <RedeemForm good={good} onRedeemed={setRedeemed} />
      </div>
    </Dialog>
  );
}
