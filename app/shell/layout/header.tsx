import { useBrand } from '#app/brand/brand-context.tsx';
import { BrandMark, BrandWordmark } from '#app/brand/brand-mark.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useUnreached } from '../connection/use-unreached.ts';
import { ReserveSpace } from '../frame/reserve-space.tsx';
import { EntryList } from '../navigation/entry-list.tsx';
import { MenuButton } from '../navigation/menu-button.tsx';
import { paths } from '../router/paths.ts';
import { Link } from '../router/router.ts';
import { type Contributed, useSlot } from '../slots/use-slot.ts';
import { LanguageSwitch } from '../switches/language-switch.tsx';
import { SchemeSwitch } from '../switches/scheme-switch.tsx';
import { actions, brandLink, entries, header, letters, mark, name, spacer, switches, wordmark } from './header.css.ts';
import { HeaderFill } from './header-fill.tsx';
import { HeaderCall, HeaderLink, HeaderQuietLink } from './header-link.tsx';
import { PAGE_BAR } from './page-bar-place.ts';

interface HeaderProps {
  /** On a game's page, navigation is left out for space. */
  game: boolean;
}

/** Brand, switches, and the features' header actions. */
export function Header({ game }: HeaderProps) {
  const { t } = useTranslation();
  const brand = useBrand();
  const isUnreached = useUnreached();
  return (
    <header className={header}>
      {!game && <MenuButton />}
      <Link to={paths.index} className={brandLink} aria-label={t('header.home', { brand: brand.name })}>
        <BrandMark className={mark} size={32} ground="bar" />
        {brand.artwork.wordmark ? (
          <span className={wordmark}>
            <BrandWordmark className={letters} height={20} />
          </span>
        ) : (
          <bdi className={name}>{brand.name}</bdi>
        )}
      </Link>
      {brand.theme.layout.navigation === 'bar' && !game && (
        <nav className={entries} aria-label={t('navigation.label')}>
          <EntryList group="main" />
        </nav>
      )}
      <div className={spacer} id={PAGE_BAR}>
        <HeaderFill />
      </div>
      <div className={actions} data-for-person>
        <div className={switches}>
          <LanguageSwitch />
          <SchemeSwitch />
        </div>
        {useSlot('headerActions').map((action) => (
          <ReserveSpace
            key={`${action.namespace}-${action.order}`}
            pending={action.pending && !(isUnreached && 'path' in action)}
          >
            <Action action={action} />
          </ReserveSpace>
        ))}
      </div>
    </header>
  );
}

function Action({ action }: { action: Contributed<'headerActions'> }) {
  if (!('path' in action)) return <action.component />;
  if (action.isQuiet) return <HeaderQuietLink {...action} />;
  return action.isCall ? <HeaderCall {...action} /> : <HeaderLink {...action} />;
}
