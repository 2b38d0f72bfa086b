import { type KeyboardEvent, useState } from 'react';
import { useOfficeWords } from '#app/kinds/office-page/use-office-words.ts';
import { Button } from '#app/kit/button/button.tsx';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Field } from '#app/kit/field/field.tsx';
import { pressedKey } from '#app/kit/keys/pressed-key.ts';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { NamedText } from './named-text.tsx';
import { gone, list, row, star } from './saved-views.css.ts';
import { isSameName, LONGEST_NAME, type SavedView } from './saved-views.ts';
import type { ViewsOfPage } from './use-saved-views.ts';

interface ManageViewsProps {
  views: ViewsOfPage;
  onClose: () => void;
}

/** Renames and deletes saved views, and sets the default one. */
export function ManageViews({ views, onClose }: ManageViewsProps) {
  const { t } = useOfficeWords();
  const [removed, setRemoved] = useState<SavedView & { wasUsual: boolean }>();
  const remove = (view: SavedView) => {
    if (views.remove(view.name)) setRemoved({ ...view, wasUsual: view.name === views.usual });
  };
  const restore = () => {
    if (!removed) return;
    const { wasUsual, ...view } = removed;
    if (views.restore(view, wasUsual)) setRemoved(undefined);
  };
  return (
    <Dialog small title={t('saved.manage')} onClose={onClose}>
      <div className={stack[5]}>
        <ul className={list}>
          {views.views.map((view) => (
            <ViewRow key={view.id} view={view} views={views} onRemove={() => remove(view)} />
          ))}
        </ul>
        <p className={gone} role="status">
          {removed && <NamedText text={(name) => t('saved.removed', { name })} name={removed.name} />}
          {removed && (
            <Button look="plain" onClick={restore}>
              {t('saved.undo')}
            </Button>
          )}
        </p>
        <Alert text={views.isFull ? t('saved.full') : undefined} />
      </div>
    </Dialog>
  );
}

interface ViewRowProps {
  view: SavedView;
  views: ViewsOfPage;
  onRemove: () => void;
}

function ViewRow({ view: { name }, views, onRemove }: ViewRowProps) {
  const { t } = useOfficeWords();
  const [typed, setTyped] = useState(name);
  const next = typed.trim();
  const isTaken = views.views.some((one) => one.name !== name && isSameName(one.name, next));
  const isUsual = views.usual === name;
  const rename = () => {
    if (next === '' || isTaken) return setTyped(name);
    if (next !== name) views.rename(name, next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (pressedKey(event) === 'Enter') rename();
  };
  return (
    <li className={row}>
      <Field
        label={t('saved.nameOf', { name })}
        error={isTaken ? t('saved.taken') : undefined}
        value={typed}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={rename}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={star}
        aria-pressed={isUsual}
        onClick={() => views.setUsual(isUsual ? null : name)}
      >
        {t('saved.default')}
      </button>
      <IconButton icon="trash" label={t('saved.remove', { name })} onClick={onRemove} />
    </li>
  );
}
