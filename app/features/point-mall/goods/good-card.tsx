import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { usePointsText } from '#app/shell/points/use-points-text.ts';
import { useImageAddress } from '#app/shell/status/use-image-address.ts';
import type { PointGood } from '#schemas/generated/platform.ts';
import { art, card, foot, name, price, soldOut, stock, words } from './goods.css.ts';

interface GoodCardProps {
  good: PointGood;
  onOpen: () => void;
}

export function GoodCard({ good, onOpen }: GoodCardProps) {
  const { t } = useTranslation('point-mall');
  const { tag } = useCurrentLanguage();
  const address = useImageAddress();
  const say = usePointsText();
  const isSoldOut = good.stock === 0;
  return (
    <li className={card}>
      <img
        className={isSoldOut ? `${art} ${soldOut}` : art}
        src={address(good.imageUrl)}
        alt=""
        width={400}
        height={300}
        loading="lazy"
        decoding="async"
      />
      <div className={words}>
        <button type="button" className={name} dir="auto" aria-haspopup="dialog" onClick={onOpen}>
          {good.name}
        </button>
        <p className={foot}>
          <span className={price}>{say(good.points)}</span>
          <span className={stock}>
            {isSoldOut ? t('stock.none') : t('stock.left', { number: new Intl.NumberFormat(tag).format(good.stock) })}
          </span>
        </p>
      </div>
    </li>
  );
}
