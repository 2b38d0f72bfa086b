import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const panel = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  maxWidth: 520,
  padding: '32px 0',
});

export const title = style({ fontFamily: theme.font.head, fontSize: '1.125rem', fontWeight: 600 });
export const text = style({ color: theme.color.muted });
export const icon = style({ color: theme.color.muted });
