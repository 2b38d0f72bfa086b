import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import {
  actionRow,
  item,
  lead as leadStyle,
  note as noteStyle,
  row,
  text as textStyle,
  trail as trailStyle,
  words,
} from './list.css.ts';

interface ListRowProps {
  /** An icon or a picture before the text. */
  lead?: ReactNode;
  text: ReactNode;
  /** A second, quieter line. */
  note?: ReactNode;
  /** Shown at the end of the row: an amount, a badge, a time. */
  trail?: ReactNode;
  /** Makes the whole row a button. */
  onChoose?: () => void;
}

/** A row of a `List`. */
export function ListRow({ onChoose, ...content }: ListRowProps) {
  return (
    <li className={item}>
      {onChoose ? (
        <button type="button" className={actionRow} onClick={onChoose}>
          <Content {...content} />
          <Icon name="caret-right" size={16} />
        </button>
      ) : (
        <div className={row}>
          <Content {...content} />
        </div>
      )}
    </li>
  );
}

function Content({ lead, text, note, trail }: Omit<ListRowProps, 'onChoose'>) {
  return (
    <>
      {lead && <span className={leadStyle}>{lead}</span>}
      <span className={words}>
        <span className={textStyle}>{text}</span>
        {note && <span className={noteStyle}>{note}</span>}
      </span>
      {trail && <span className={trailStyle}>{trail}</span>}
    </>
  );
}
