import { memo, type ReactNode, type RefObject, useCallback, useRef } from 'react';
import { Gap } from './gap.tsx';
import type { ManyRowsProps } from './many-rows-props.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePrinting } from './use-printing.ts';
import { useWindowRows } from './use-window-rows.ts';
import { windowRows } from './window-rows.css.ts';

interface WindowRowsProps<Row> extends ManyRowsProps<Row> {
  /** The list of the first rows, which was shown until now. */
  former: RefObject<HTMLElement | null>;
}

/** Draws the rows in sight, and the one with the focus. A printed page has all of them. */
export function WindowRows<Row>(props: WindowRowsProps<Row>) {
  const { Body, className = '', label, rows, keyOf, draw, former } = props;
  const body = useRef<HTMLElement>(null);
  const setBody = useCallback((element: HTMLElement | null) => {
    body.current = element;
  }, []);
  const keyAt = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? String(index) : keyOf(row);
    },
    [rows, keyOf],
  );
  const held = useKeptFocus(former, body);
  const { parts, measure, handlers } = useWindowRows(body, { count: rows.length, keyAt, held });
  const drawAt = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? null : draw(row, index, measure);
    },
    [rows, draw, measure],
  );
  const isPrinting = usePrinting();
  const shown = isPrinting ? rows.map((_, index) => ({ index })) : parts;
  return (
    <Body ref={setBody} className={`${className} ${windowRows}`} aria-label={label} {...handlers}>
      {shown.map((part) =>
        'gap' in part ? (
          <Gap key={`gap-${part.before}`} Body={Body} height={part.gap} />
        ) : (
          <Placed key={keyAt(part.index)} index={part.index} drawAt={drawAt} />
        ),
      )}
    </Body>
  );
}

interface PlacedProps {
  index: number;
  drawAt: (index: number) => ReactNode;
}

/** A row, which is drawn again only when something of it differs. */
const Placed = memo(function Placed({ index, drawAt }: PlacedProps) {
  return drawAt(index);
});
