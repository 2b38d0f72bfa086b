import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const page = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '100dvh',
  padding: '32px 24px',
  backgroundColor: theme.color.ground,
});

export const panel = style({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  width: '100%',
  maxWidth: 560,
  margin: '0 auto',
});
export const mark = style({ width: 56, height: 56, marginBlockEnd: 8 });
export const title = style({ fontSize: 'clamp(1.75rem, 6vw, 2.5rem)' });
export const text = style({ color: theme.color.muted, fontSize: '1.0625rem' });
export const address = style({ fontVariantNumeric: 'tabular-nums', color: theme.color.text });
