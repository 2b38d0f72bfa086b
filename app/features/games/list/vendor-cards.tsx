import { Icon } from '#app/kit/icon/icon.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { Link } from '#app/shell/router/router.ts';
import type { VendorCard } from '#schemas/generated/platform.ts';
import { useVendorLink } from '../use-vendor-link.ts';
import { VendorMark } from '../vendor-mark.tsx';
import { card as cardStyle, cards, foot, link, note, plate, skeleton, start, words } from './vendor-cards.css.ts';

const SKELETONS = [0, 1, 2];

/** The vendors of a game centre. Each starts as one game. */
export function VendorCards({ vendors }: { vendors: readonly VendorCard[] | undefined }) {
  const { t } = useTranslation('games');
  const linkTo = useVendorLink();
  return (
    <ul className={cards} aria-label={t('vendors.label')} aria-busy={!vendors}>
      {vendors
        ? vendors.map((card) => (
            <li key={card.vassalage}>
              <div className={cardStyle}>
                <div className={plate}>
                  <VendorMark vendor={card} variant="colour" size="large" named />
                </div>
                <div className={foot}>
                  <span className={words}>
                    <Link className={link} {...linkTo(card)} dir="auto">
                      {card.displayName}
                    </Link>
                    <span className={note}>{t('result', { count: card.gameCount })}</span>
                  </span>
                  <span className={start} aria-hidden="true">
                    <Icon name="play-fill" size={14} />
                    {t('vendors.start')}
                  </span>
                </div>
              </div>
            </li>
          ))
        : SKELETONS.map((index) => (
            <li key={index}>
              <Skeleton className={skeleton} />
            </li>
          ))}
    </ul>
  );
}
