import { chip, chips, divider, group } from '../../../kit/chips/chips.css.ts';
import { ToggleChip } from '../../../kit/chips/toggle-chip.tsx';
import type { IconName } from '../../../kit/icon/icon-name.ts';
import { useTranslation } from '../../../language/translation.tsx';
import type { GameCategory } from '../../../platform/games/game-category.ts';
import { Link } from '../../../shell/router/router.ts';
import { STAYS } from '../../../shell/router/stays.ts';
import { type ListAddress, slotKinds } from './use-list-address.ts';

interface ListToolsProps {
  category: GameCategory;
  address: ListAddress;
}

/** What there is to choose besides the vendor: the parts of the slots, and what the platform says of a game. */
export function ListTools({ category, address }: ListToolsProps) {
  return (
    <div className={chips}>
      {category === 'rng' && <Kinds address={address} />}
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
  choice: 'hot' | 'fresh';
  icon: IconName;
}

function Toggle({ address, choice, icon }: ToggleProps) {
  const { t } = useTranslation('games');
  return (
    <ToggleChip
      icon={icon}
      label={t(`filter.${choice}`)}
      pressed={address[choice]}
      onPress={(pressed) => address.choose({ [choice]: pressed }, { state: STAYS })}
    />
  );
}
