import { useTranslation } from '#app/language/translation.tsx';
import { Link } from '#app/shell/router/router.ts';
import { WINDOW } from '../team-queries.ts';
import type { TeamAddress } from '../use-team-address.ts';
import { left as leftStyle, noteAction, notePart } from './level-note.css.ts';
import type { LevelNote } from './team-line.ts';

interface LevelNotePartProps {
  note: LevelNote;
  address: TeamAddress;
  /** Shows more or retries. Enter on the row does the same. */
  onPress: () => void;
}

/** Last line of an expanded level that is empty, failed or incomplete. */
export function LevelNotePart({ note: { note, parent, left }, address, onPress }: LevelNotePartProps) {
  const { t } = useTranslation('agent-team');
  if (note === 'empty') return <span className={leftStyle}>{t('tree.empty', { account: parent })}</span>;
  const action = note === 'failed' ? t('shell:error.retry') : t('tree.more', { count: Math.min(left, WINDOW) });
  return (
    <span className={notePart}>
      {note === 'failed' && <span className={leftStyle}>{t('tree.failed', { account: parent })}</span>}
      <button type="button" tabIndex={-1} className={noteAction} onClick={onPress}>
        {action}
      </button>
      {note === 'more' && (
        <>
          <span className={leftStyle}>{t('tree.left', { count: left })}</span>
          <Link className={noteAction} to={address.levelOf(parent)}>
            {t('tree.open', { account: parent })}
          </Link>
        </>
      )}
    </span>
  );
}
