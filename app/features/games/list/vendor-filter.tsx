import { useBrand } from '#app/brand/brand-context.tsx';
import { chip, chipBone, chipNumber, chips } from '#app/kit/chips/chips.css.ts';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { Link } from '#app/shell/router/router.ts';
import type { VendorCard } from '#schemas/generated/platform.ts';
import { VendorMark } from '../vendor-mark.tsx';
import { shelf, shelfChip } from './games-page.css.ts';
import type { ListAddress } from './use-list-address.ts';

const SKELETONS = [0, 1, 2, 3, 4];

/** Most vendors in a line of names. More become a shelf of pictures, by the specification. */
const LINE = 10;

interface VendorFilterProps {
  /** Undefined while loading. */
  vendors: readonly VendorCard[] | undefined;
  address: ListAddress;
}

/** Filter by vendor. Each choice has its own address. */
export function VendorFilter({ vendors, address }: VendorFilterProps) {
  const { t } = useTranslation('games');
  const { tag } = useCurrentLanguage();
  const { vendorMarks } = useBrand().theme.layout;
  if (!vendors) {
    return (
      <div className={chips} aria-busy="true">
        {SKELETONS.map((index) => (
          <Skeleton key={index} className={chipBone} />
        ))}
      </div>
    );
  }
  if (vendors.length < 2 && !address.vassalage) return null;
  const large = vendors.length > LINE;
  const resting = vendorMarks === 'tinted' ? 'purple' : 'default';
  const number = new Intl.NumberFormat(tag);
  return (
    <nav aria-label={t('vendors.label')}>
      <ul className={large ? shelf : chips}>
        <li>
          <Link
            className={large ? shelfChip : chip}
            to={address.to({ vassalage: '' })}
            aria-current={!address.vassalage}
          >
            {t('vendors.all')}
          </Link>
        </li>
        {vendors.map((vendor) => {
          const { vassalage, displayName, gameCount } = vendor;
          const current = vassalage === address.vassalage;
          return (
            <li key={vassalage}>
              <Link className={large ? shelfChip : chip} to={address.to({ vassalage })} aria-current={current}>
                {large ? (
                  <VendorMark vendor={vendor} variant={current ? 'active' : resting} size="small" />
                ) : (
                  <bdi>{displayName}</bdi>
                )}{' '}
                <span className={chipNumber}>{number.format(gameCount)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
