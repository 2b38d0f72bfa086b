import { Skeleton } from '../../../kit/skeleton/skeleton.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import type { VendorCard } from '../../../platform/contract.ts';
import { Link } from '../../../shell/router/router.ts';
import { chip, chipSkeleton, number, strip } from './games-page.css.ts';
import type { ListAddress } from './use-list-address.ts';

const SKELETONS = [0, 1, 2, 3, 4];

interface VendorFilterProps {
  /** Undefined while they are on their way. */
  vendors: readonly VendorCard[] | undefined;
  address: ListAddress;
}

/** All vendors or one of them; each choice is an address of its own. */
export function VendorFilter({ vendors, address }: VendorFilterProps) {
  const { t } = useTranslation('games');
  if (!vendors) {
    return (
      <div className={strip} aria-busy="true">
        {SKELETONS.map((index) => (
          <Skeleton key={index} className={chipSkeleton} />
        ))}
      </div>
    );
  }
  if (vendors.length < 2 && !address.vassalage) return null;
  return (
    <nav aria-label={t('vendors.label')}>
      <ul className={strip}>
        <li>
          <Link className={chip} to={address.to({ vassalage: '' })} aria-current={!address.vassalage}>
            {t('vendors.all')}
          </Link>
        </li>
        {vendors.map(({ vassalage, displayName, gameCount }) => (
          <li key={vassalage}>
            <Link className={chip} to={address.to({ vassalage })} aria-current={vassalage === address.vassalage}>
              {displayName} <span className={number}>{gameCount}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
