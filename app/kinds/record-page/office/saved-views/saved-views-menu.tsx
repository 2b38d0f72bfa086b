import { useState } from 'react';
import { useOfficeWords } from '#app/kinds/office-page/use-office-words.ts';
import { Button } from '#app/kit/button/button.tsx';
import type { GridLayout } from '#app/kit/grid/grid-layout.ts';
import { Menu } from '#app/kit/menu/menu.tsx';
import { MenuItem } from '#app/kit/menu/menu-item.tsx';
import { ManageViews } from './manage-views.tsx';
import { SaveView } from './save-view.tsx';
import { useSavedViews } from './use-saved-views.ts';

interface SavedViewsMenuProps {
  /** Unique name of the page. */
  name: string;
  layout: GridLayout;
}

/** Menu that applies, saves and manages the views of a page. */
export function SavedViewsMenu({ name, layout }: SavedViewsMenuProps) {
  const { t } = useOfficeWords();
  const views = useSavedViews(name, layout);
  const [asked, setAsked] = useState<'save' | 'manage'>();
  const close = () => setAsked(undefined);
  const { current } = views;
  const sorted = views.views.toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <>
      <Menu
        trigger={(props) => (
          <Button {...props} icon="caret-down" aria-label={current && t('saved.current', { name: current.name })}>
            {current ? <bdi>{current.name}</bdi> : t('saved.title')}
          </Button>
        )}
      >
        {sorted.map((view) => (
          <MenuItem key={view.id} checked={view === current} onChoose={() => views.apply(view)}>
            <bdi>{view.name}</bdi>
          </MenuItem>
        ))}
        <MenuItem icon="plus" onChoose={() => setAsked('save')}>
          {t('saved.save')}
        </MenuItem>
        {views.views.length > 0 && (
          <MenuItem icon="pencil-simple" onChoose={() => setAsked('manage')}>
            {t('saved.manage')}
          </MenuItem>
        )}
      </Menu>
      {asked === 'save' && <SaveView views={views} onClose={close} />}
      {asked === 'manage' && <ManageViews views={views} onClose={close} />}
    </>
  );
}
