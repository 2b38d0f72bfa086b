import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

export const sum = style({
  display: 'grid',
  gap: 2,
  justifyItems: 'center',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const figure = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: 'min(2.25rem, 10vw)',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});

export const note = style({ color: theme.color.muted, fontSize: '0.875rem', textWrap: 'pretty' });
