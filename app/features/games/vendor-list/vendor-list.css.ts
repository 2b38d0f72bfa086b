import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 128px), 1fr))',
  gap: '16px 12px',
  paddingBlockStart: 4,
});

export const allGamesLink = style({ marginBlockStart: 20, width: '100%' });

export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** The whole row is the link. */
export const line = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 12px',
  minHeight: 60,
  paddingBlock: 8,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&[data-closed]': { color: theme.color.muted },
    '&:not([data-closed]):hover': { backgroundColor: `color-mix(in srgb, ${theme.color.text} 5%, transparent)` },
  },
});

export const link = style({
  fontWeight: 600,
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});

export const limits = style({
  gridRow: '2',
  color: theme.color.muted,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
});

export const playerCount = style({
  gridRow: '1 / span 2',
  gridColumn: '2',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: 6,
  color: theme.color.muted,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
});
