import { style } from '@vanilla-extract/css';
import { theme } from '../../../../themes/contract.css.ts';
import { tablet, wide } from '../../../kit/theme/media.ts';

/** A screen tall at least: the footer does not come and go with what is found. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 20,
  minHeight: '100dvh',
});

export const title = style({ display: 'flex', alignItems: 'center', gap: 12, fontSize: '1.625rem' });
export const sign = style({ display: 'flex', color: theme.color.accentText });

export const chips = style({
  display: 'flex',
  gap: 8,
  margin: '-4px -16px',
  padding: '4px 16px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [tablet]: { flexWrap: 'wrap', overflowX: 'visible' } },
});

export const chip = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '8px 16px',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.round,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  transition: 'background-color 140ms ease, border-color 140ms ease',
  selectors: {
    '&:hover': { borderColor: theme.color.lineStrong },
    '&[aria-current="page"]': {
      borderColor: 'transparent',
      backgroundColor: theme.color.accentSoft,
      color: theme.color.onAccentSoft,
    },
  },
});

export const number = style({ fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
  gap: 16,
  '@media': { [wide]: { gap: 20 } },
});

export const featuredBone = style({
  height: 260,
  borderRadius: theme.radius.card,
  '@media': { [wide]: { height: 300 } },
});
export const chipsBone = style({ width: 'min(100%, 420px)', height: 44, borderRadius: theme.radius.round });
export const cardBone = style({ height: 350, borderRadius: theme.radius.card });
