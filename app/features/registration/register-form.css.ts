import { style } from '@vanilla-extract/css';
import { theme } from '../../../themes/contract.css.ts';

export const form = style({ display: 'grid', gap: 16 });

export const instead = style({ color: theme.color.muted, fontSize: '0.9375rem' });

/** A link inside a sentence; its line is as tall as a finger needs. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.color.accentText,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

export const inSentence = style({
  color: theme.color.accentText,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

export const field = style({ height: 78 });
