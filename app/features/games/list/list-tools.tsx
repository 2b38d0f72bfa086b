import { chip, chips, divider, group } from '#app/kit/chips/chips.css.ts';
import { ToggleChip } from '#app/kit/chips/toggle-chip.tsx';
import { categoryIcons } from '#app/kit/game-tile/category-icon.ts';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { isCockfight } from '#app/platform/games/cockfight-vendors.ts';
import type { GameCategory } from '#app/platform/games/game-category.ts';
import { KEEP_SCROLL } from '#app/shell/router/keep-scroll.ts';
import { Link } from '#app/shell/router/router.ts';
import type { VendorCard } from '#schemas/generated/platform.ts';
import { type ListAddress, slotKinds } from './use-list-address.ts';

interface ListToolsProps {
  category: GameCategory;
  /** Vendors of the category; undefined while loading. */
  vendors: readonly VendorCard[] | undefined;
  address: ListAddress;
}

/** Filters other than the vendor: kinds of slots, cockfight among sports, hot and new. */
export function ListTools({ category, vendors = [], address }: ListToolsProps) {
  return (
    <div className={chips}>
      {category === 'rng' && <Kinds address={address} />}
      {category === 'sports' && (address.cockfight || vendors.some(isCockfight)) && (
        <Toggle address={address} choice="cockfight" icon={categoryIcons.cockfight} />
      )}
      <Toggle address={address} choice="hot" icon="fire" />
      <Toggle address={address} choice="fresh" icon="sparkle" />
    </div>
  );
}

function Kinds({ address }: Pick<ListToolsProps, 'address'>) {
  const { t } = useTranslation('games');
  return (
    <nav aria-label={t('kinds.label')}>
      <ul className={`${group} ${divider}`}>
        {(['', ...slotKinds] as const).map((kind) => (
          <li key={kind}>
            <Link className={chip} to={address.to({ kind })} aria-current={kind === address.kind}>
              {t(`kinds.${kind || 'all'}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ToggleProps extends Pick<ListToolsProps, 'address'> {
  choice: 'hot' | 'fresh' | 'cockfight';
  icon: IconName;
}

function Toggle({ address, choice, icon }: ToggleProps) {
  const { t } = useTranslation('games');
  return (
    <ToggleChip
      icon={icon}
      label={t(`filter.${choice}`)}
      pressed={address[choice]}
      onPress={(pressed) => address.choose({ [choice]: pressed }, { state: KEEP_SCROLL })}
    />
  );
}
