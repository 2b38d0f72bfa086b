import { useRef } from 'react';
import { placeholder, root } from './grid.css.ts';
import { GridCards } from './grid-cards.tsx';
import type { GridProps } from './grid-props.ts';
import { GridTable } from './grid-table.tsx';
import { useColumns } from './use-columns.ts';
import { useRoom } from './use-room.ts';
import { useSelection } from './use-selection.ts';

const USUAL_REM = 16;
/** Heights in lines of text: for a mouse, and for a finger. */
const ROW_HEIGHTS = { fine: 2.125, coarse: 2.75 };

/**
 * The back office's table, for any number of rows: only those in sight are in the document. Where there is no room for
 * columns, each row becomes a card. The rows are one Tab stop; arrows, Home, End and Page keys move between them, Space selects,
 * Enter opens, and the arrows along the line expand and collapse.
 */
export function Grid<Row, Id extends string = string>(props: GridProps<Row, Id>) {
  const { look = 'framed', count, empty, problem } = props;
  const element = useRef<HTMLDivElement>(null);
  const { isNarrow, isForFingers, rem } = useRoom(element, props.cardsBelow);
  const columns = useColumns(props.columns, props.layout);
  const chosen = useSelection(props);
  const rowHeight = Math.round(ROW_HEIGHTS[isForFingers ? 'coarse' : 'fine'] * rem);
  const shown = { props, columns, chosen, scale: rem / USUAL_REM };
  const missing = problem ?? (count === 0 ? empty : null);
  return (
    <div ref={element} className={root}>
      {missing ? (
        <div className={placeholder[look]}>{missing}</div>
      ) : isNarrow ? (
        <GridCards {...shown} />
      ) : (
        <GridTable key={rowHeight} {...shown} rowHeight={rowHeight} />
      )}
    </div>
  );
}
