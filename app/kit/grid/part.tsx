import type { HTMLAttributes, Ref } from 'react';

interface PartProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement> | undefined;
  role: 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'gridcell';
}

/** A part of a grid. Rows at places of their own cannot be in an HTML table, so the parts have its roles only. */
export function Part(props: PartProps) {
  return <div {...props} />;
}
