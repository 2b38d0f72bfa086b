import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 128px), 1fr))',
  gap: space(5, 4),
  paddingBlockStart: space(2),
});

export const allGamesLink = style({ marginBlockStart: space(6), width: '100%' });

export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** The whole row is the link. */
export const line = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(1, 4),
  minHeight: 60,
  paddingBlock: space(3),
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
  fontSize: theme.type.note,
  fontVariantNumeric: 'tabular-nums',
});

export const playerCount = style({
  gridRow: '1 / span 2',
  gridColumn: '2',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space(3),
  color: theme.color.muted,
  fontSize: theme.type.note,
  fontVariantNumeric: 'tabular-nums',
});
