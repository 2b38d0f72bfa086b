import { memo, type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ManyRowsProps } from './many-rows-props.ts';
import { useWindowRows } from './use-window-rows.ts';
import { gap, gapCell, windowRows } from './window-rows.css.ts';

/** An element in a row of a list. */
interface Place {
  row: number;
  /** Index of the element among the row and what is in it. */
  element: number;
}

interface GapProps extends Pick<ManyRowsProps<never>, 'Body'> {
  /** Height in pixels. */
  height: number;
}

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

/** Takes the place of rows that are not drawn. */
function Gap({ Body, height }: GapProps) {
  if (Body === 'ul') return <li className={gap} style={{ height }} aria-hidden="true" />;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it holds nothing.
    <tr className={gap} style={{ height }} aria-hidden="true">
      <td className={gapCell} />
    </tr>
  );
}

/** Whether the page is being printed, which shows all of it. */
function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it is right after the event.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    globalThis.addEventListener('beforeprint', begin);
    globalThis.addEventListener('afterprint', end);
    return () => {
      globalThis.removeEventListener('beforeprint', begin);
      globalThis.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/**
 * Gives the focus back to the same element of the same row when another list takes the place of the one with the focus.
 * @returns the row, which has to be drawn
 */
function useKeptFocus(former: RefObject<HTMLElement | null>, body: RefObject<HTMLElement | null>) {
  // The former list is in the document until this one is.
  const [focused] = useState(() => placeOfFocus(former.current));
  const isBack = useRef(false);
  // The row may be drawn only after the list has been measured.
  useLayoutEffect(() => {
    if (!focused || isBack.current) return;
    isBack.current = document.activeElement !== document.body || focusAt(body.current, focused);
  });
  return focused?.row;
}

function placeOfFocus(list: HTMLElement | null): Place | undefined {
  const focused = document.activeElement;
  const row = focused?.closest('[data-index]');
  if (!focused || !(row instanceof HTMLElement) || !list?.contains(row)) return undefined;
  return { row: Number(row.dataset['index']), element: elementsOf(row).indexOf(focused) };
}

function focusAt(list: HTMLElement | null, { row, element }: Place): boolean {
  const item = list?.querySelector(`[data-index="${row}"]`);
  const target = item && elementsOf(item)[element];
  if (!(target instanceof HTMLElement)) return false;
  target.focus({ preventScroll: true });
  return true;
}

function elementsOf(row: Element): Element[] {
  return [row, ...row.querySelectorAll('*')];
}
