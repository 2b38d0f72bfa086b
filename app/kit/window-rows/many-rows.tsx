import { Fragment, useCallback, useEffect, useRef, useState } from 'react';
import type { ManyRowsProps } from './many-rows-props.ts';

/** Number of rows up to which all are in the document; a longer table has only those in sight. */
export const FEW = 50;

/** The rows of a table or list. What draws many of them loads when there are many; the first ones are shown until then. */
export function ManyRows<Row>(props: ManyRowsProps<Row>) {
  const { Body, className, label, rows, keyOf, draw } = props;
  const isMany = rows.length > FEW;
  const { WindowRows, isFailed } = useWindowRowsPart(isMany);
  const list = useRef<HTMLElement>(null);
  const setList = useCallback((element: HTMLElement | null) => {
    list.current = element;
  }, []);
  if (isMany && WindowRows) return <WindowRows {...props} former={list} />;
  const shown = isMany && !isFailed ? rows.slice(0, FEW) : rows;
  return (
    <Body ref={setList} className={className} aria-label={label}>
      {shown.map((row, index) => (
        <Fragment key={keyOf(row)}>{draw(row, index)}</Fragment>
      ))}
    </Body>
  );
}

interface Part {
  WindowRows?: typeof import('./window-rows.tsx').WindowRows;
  isFailed?: boolean;
}

function useWindowRowsPart(isNeeded: boolean): Part {
  const [part, setPart] = useState<Part>({});
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    import('./window-rows.tsx')
      .then(({ WindowRows }) => ({ WindowRows }))
      .catch(() => ({ isFailed: true }))
      .then((loaded: Part) => isGone || setPart(loaded));
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return part;
}
