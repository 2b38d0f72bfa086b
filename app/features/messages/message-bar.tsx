import { Button } from '#app/kit/button/button.tsx';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { bar, barMain, barText, danger } from './messages.css.ts';
import type { MessageChanges } from './use-change-messages.ts';
import type { Selection } from './use-selection.ts';

interface MessageBarProps {
  selection: Selection;
  changes: MessageChanges;
}

/** Floating bar with actions for selected messages, or an undo for deleted ones. */
export function MessageBar({ selection, changes }: MessageBarProps) {
  if (selection.chosen.length > 0) return <SelectionBar selection={selection} changes={changes} />;
  return changes.deleted.length > 0 ? <UndoBar changes={changes} /> : null;
}

function SelectionBar({ selection, changes }: MessageBarProps) {
  const { t } = useTranslation('messages');
  const { chosen, clear } = selection;
  const unread = chosen.filter(({ isRead }) => !isRead);
  const ids = (messages: typeof chosen) => messages.map(({ id }) => id);
  const read = async () => {
    await changes.read(ids(unread));
    clear();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the buttons act on the list; nothing is filled in.
    <div className={bar} role="group" aria-label={t('selected', { count: chosen.length })}>
      {unread.length > 0 && (
        <div className={barMain}>
          <Button look="primary" icon="envelope-simple-open" wide busy={changes.busy} onClick={() => void read()}>
            {t('read')}
          </Button>
        </div>
      )}
      <button
        type="button"
        className={danger}
        aria-disabled={changes.busy}
        onClick={() => void changes.remove(ids(chosen))}
      >
        <Icon name="trash" />
        {t('delete')}
      </button>
    </div>
  );
}

function UndoBar({ changes }: Pick<MessageBarProps, 'changes'>) {
  const { t } = useTranslation('messages');
  return (
    <div className={bar} role="status">
      <span className={barText}>{t('deleted', { count: changes.deleted.length })}</span>
      <Button look="plain" busy={changes.busy} onClick={() => void changes.restore()}>
        {t('undo')}
      </Button>
      <IconButton icon="x" label={t('dismiss')} onClick={changes.dismiss} />
    </div>
  );
}
