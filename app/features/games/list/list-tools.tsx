import { Icon } from '../../../kit/icon/icon.tsx';
import type { IconName } from '../../../kit/icon/icon-name.ts';
import { useTranslation } from '../../../language/translation.tsx';
import type { GameCategory } from '../../../platform/games/game-category.ts';
import { Link, useNavigate } from '../../../shell/router/router.ts';
import { chip, divider, strip, toggle, tools } from './games-page.css.ts';
import { type ListAddress, slotKinds } from './use-list-address.ts';

interface ListToolsProps {
  category: GameCategory;
  address: ListAddress;
}

/** What there is to choose besides the vendor: the parts of the slots, and what the platform says of a game. */
export function ListTools({ category, address }: ListToolsProps) {
  return (
    <div className={strip}>
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
      <ul className={`${tools} ${divider}`}>
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
  const navigate = useNavigate();
  const pressed = address[choice];
  return (
    <button
      type="button"
      className={`${chip} ${toggle}`}
      aria-pressed={pressed}
      onClick={() => navigate(address.to({ [choice]: !pressed }))}
    >
      <Icon name={icon} size={18} />
      {t(`filter.${choice}`)}
    </button>
  );
}
