import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';
import { FORCED } from '../theme/media.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  padding: '1px 7px',
  borderRadius: theme.radius.badge,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1.5,
});

export const badge = styleVariants({
  accent: [base, { backgroundColor: theme.color.accentSoft, color: theme.color.onAccentSoft }],
  plain: [base, { backgroundColor: theme.color.raised, color: theme.color.text }],
  quiet: [base, { backgroundColor: theme.color.raised, color: theme.color.muted }],
  win: [base, { backgroundColor: theme.color.raised, color: theme.color.win }],
  danger: [base, { backgroundColor: theme.color.dangerSoft, color: theme.color.danger }],
  solid: [base, { backgroundColor: theme.color.accent, color: theme.color.onAccent }],
});

export const large = style({ padding: '3px 10px', fontSize: '0.8125rem' });

export const count = style({
  display: 'inline-block',
  minWidth: '1.25rem',
  paddingInline: 6,
  borderRadius: '0.625rem',
  backgroundColor: theme.color.hot,
  color: theme.color.onHot,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const bounded = style([count, { minWidth: 20, fontSize: 'min(0.6875rem, 12px)', lineHeight: '20px' }]);

export const dot = style({
  display: 'inline-block',
  width: 8,
  height: 8,
  borderRadius: '50%',
  backgroundColor: theme.color.hot,
  '@media': { [FORCED]: { forcedColorAdjust: 'none' } },
});
