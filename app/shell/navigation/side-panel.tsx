import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { ScreenView } from '../loading/screen-view.tsx';
import type { Contributed } from '../slots/use-slot.ts';
import { MenuBanner } from './menu-banner.tsx';
import { group, heading, panel, place, sidePanel } from './side-panel.css.ts';
import { SubSkeleton } from './sub-skeleton.tsx';
import { useNavigationEntries } from './use-navigation-entries.ts';

/** Panel beside the content in the bar layout: the first entries' submenus, and the side menu's banner. */
export function SidePanel() {
  const { t } = useTranslation();
  const entries = useNavigationEntries().filter(({ sub, group, pending }) => sub && group === 'main' && !pending);
  return (
    <div className={place}>
      <nav className={sidePanel} aria-label={t('navigation.panel')}>
        <div className={panel}>
          {entries.map((entry) => (
            <Group key={entry.path} entry={entry} />
          ))}
        </div>
        <MenuBanner />
      </nav>
    </div>
  );
}

function Group({ entry }: { entry: Contributed<'navigation'> }) {
  const entryText = useEntryText();
  if (!entry.sub) return null;
  return (
    <section className={group}>
      <h2 className={heading}>{entryText(entry.namespace, entry.label)}</h2>
      <ScreenView screen={entry.sub} props={{}} fallback={<SubSkeleton />} />
    </section>
  );
}
