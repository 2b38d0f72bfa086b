import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { FORCED } from '../theme/media.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(3),
  maxWidth: '100%',
  padding: `1px ${space(3)}`,
  borderRadius: theme.radius.badge,
  fontSize: theme.type.fine,
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

export const large = style({ padding: space(2, 3), fontSize: theme.type.note });

export const count = style({
  display: 'inline-block',
  minWidth: '1.25rem',
  paddingInline: space(3),
  borderRadius: '0.625rem',
  backgroundColor: theme.color.hot,
  color: theme.color.onHot,
  fontSize: theme.type.fine,
  fontWeight: 700,
  lineHeight: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const bounded = style([count, { minWidth: 20, fontSize: `min(${theme.type.fine}, 12px)`, lineHeight: '20px' }]);

export const dot = style({
  display: 'inline-block',
  width: 8,
  height: 8,
  borderRadius: '50%',
  backgroundColor: theme.color.hot,
  '@media': { [FORCED]: { forcedColorAdjust: 'none' } },
});
