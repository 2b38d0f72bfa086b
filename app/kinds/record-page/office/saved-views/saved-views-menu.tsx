import { type FormEvent, useId, useState } from 'react';
import { useOfficeWords } from '#app/kinds/office-page/use-office-words.ts';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { Checkbox } from '#app/kit/field/checkbox.tsx';
import { Field } from '#app/kit/field/field.tsx';
import { useFirstFocus } from '#app/kit/form/use-first-focus.ts';
import type { GridLayout } from '#app/kit/grid/grid-layout.ts';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Menu } from '#app/kit/menu/menu.tsx';
import { MenuItem } from '#app/kit/menu/menu-item.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { ManageViews } from './manage-views.tsx';
import { NamedText } from './named-text.tsx';
import { byName, isSameName, LONGEST_NAME, MOST_VIEWS } from './saved-views.ts';
import { useSavedViews, type ViewsOfPage } from './use-saved-views.ts';

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
  const sorted = byName(views.views, useCurrentLanguage().tag);
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

interface SaveViewProps {
  views: ViewsOfPage;
  onClose: () => void;
}

/** Saves the current view under a name. */
function SaveView({ views, onClose }: SaveViewProps) {
  const { t } = useOfficeWords();
  const id = useId();
  const first = useFirstFocus();
  const [typed, setTyped] = useState(views.current?.name ?? '');
  const [isUsual, setIsUsual] = useState(views.current !== undefined && views.current.name === views.usual);
  const [isTried, setIsTried] = useState(false);
  const name = typed.trim();
  const isKnown = views.views.some((one) => isSameName(one.name, name));
  const isMany = !isKnown && views.views.length >= MOST_VIEWS;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (name === '') return first.current?.focus();
    if (!isMany && views.save(name, isUsual)) onClose();
  };
  const many = isMany ? t('saved.many', { most: MOST_VIEWS }) : undefined;
  return (
    <Dialog small keep title={t('saved.save')} onClose={onClose}>
      <form id={id} className={stack[5]} noValidate onSubmit={save}>
        <Field
          ref={first}
          label={t('saved.name')}
          help={t('saved.help')}
          error={isTried && name === '' ? t('saved.missing') : undefined}
          value={typed}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Checkbox checked={isUsual} onChange={({ target }) => setIsUsual(target.checked)}>
          {t('saved.usual')}
        </Checkbox>
        <DialogFoot notes={<Alert text={views.isFull ? t('saved.full') : many} />}>
          <Button type="submit" form={id} look="primary" wide>
            {isKnown ? (
              <NamedText text={(savedName) => t('saved.replace', { name: savedName })} name={name} />
            ) : (
              t('saved.action')
            )}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
