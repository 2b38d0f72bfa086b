import { style } from '@vanilla-extract/css';

/** The height comes from a variable, and is reserved until the picture loads. */
export const mark = style({ position: 'relative', display: 'inline-flex', alignItems: 'center', minWidth: 0 });

export const picture = style({
  height: 'var(--mark, 1.25rem)',
  width: 'auto',
  maxWidth: '100%',
  objectFit: 'contain',
});

export const large = style({ vars: { '--mark': '2.25rem' }, minHeight: '2.25rem' });
export const small = style({ vars: { '--mark': '1.25rem' }, minHeight: '1.25rem' });
/** A fixed square, so that the names in a column align before and after the pictures load. */
export const square = style({ flex: 'none', width: 'var(--mark, 1.25rem)' });
export const word = style({ overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 600 });
