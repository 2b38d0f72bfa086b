import { useBrand } from '#app/brand/brand-context.tsx';
import { WIDE } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { late } from '../loading/late.tsx';
import { EntryList } from './entry-list.tsx';
import { MoreEntries } from './more-entries.tsx';
import { navigation } from './navigation.css.ts';

const nothing = () => null;
const MenuBanner = late(() => import('./menu-banner.tsx').then((file) => file.MenuBanner), nothing);
const SidePanel = late(() => import('./side-panel.tsx').then((file) => file.SidePanel), nothing);

/** The site's navigation: a rail, tabs or a strip of chips, depending on the theme's layout. */
export function Navigation() {
  const { t } = useTranslation();
  const { layout } = useBrand().theme;
  const isWide = useMedia(WIDE);
  // In the bar layout the header has the main entries; the second group is below it.
  if (layout.navigation === 'bar') {
    return (
      <>
        <nav className={navigation} aria-label={t('navigation.more')}>
          <EntryList group="second" />
        </nav>
        {isWide && <SidePanel />}
      </>
    );
  }
  return (
    <nav className={navigation} aria-label={t('navigation.label')}>
      <EntryList group="main" />
      {layout.navigation === 'top' ? <MoreEntries /> : <EntryList group="second" />}
      {isWide && layout.navigation === 'side' && <MenuBanner />}
    </nav>
  );
}
