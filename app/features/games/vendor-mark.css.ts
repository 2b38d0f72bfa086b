import { style } from '@vanilla-extract/css';

/** As tall as it is told to be; its place is kept until it comes. */
export const mark = style({ display: 'inline-flex', alignItems: 'center', minWidth: 0 });

export const picture = style({
  height: 'var(--mark, 1.25rem)',
  width: 'auto',
  maxWidth: '100%',
  objectFit: 'contain',
});

export const large = style({ vars: { '--mark': '2.25rem' }, minHeight: '2.25rem' });
export const small = style({ vars: { '--mark': '1.25rem' }, minHeight: '1.25rem' });
/** Square, and no narrower in a tight line: the names below each other begin at one place, before the pictures and after. */
export const square = style({ flex: 'none', width: 'var(--mark, 1.25rem)' });
export const word = style({ overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 600 });
