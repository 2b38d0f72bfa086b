import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const LINE = 60;

/** As tall as five lines. */
export const problem = style({ display: 'grid', alignContent: 'center', minHeight: 5 * LINE });

export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: LINE,
  paddingBlock: 8,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${theme.color.line}` },
    '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 3%, transparent)' },
  },
});

export const picture = style({
  width: 40,
  height: 40,
  flex: 'none',
  borderRadius: theme.radius.badge,
  objectFit: 'cover',
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  minWidth: 0,
  lineHeight: 1.35,
});
/** Words at both ends of a line; the first give way. */
export const wide = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 8 });
export const account = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.875rem',
  fontWeight: 500,
});

/** The whole line is the link. */
export const game = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: ['match-parent', '-webkit-match-parent'],
  color: theme.color.muted,
  fontSize: '0.8125rem',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { color: theme.color.text },
  },
});

export const amount = style({
  color: theme.color.win,
  fontFamily: theme.font.head,
  fontWeight: 600,
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
});

export const time = style({ color: theme.color.muted, fontSize: '0.75rem', whiteSpace: 'nowrap' });

const MORE = { minHeight: 44, marginBlock: '-6px -10px' } as const;
/** As tall as the button, until it is known whether there are more. */
export const moreBone = style(MORE);
export const moreButton = style({
  ...MORE,
  border: 0,
  borderRadius: theme.radius.control,
  backgroundColor: 'transparent',
  color: theme.color.muted,
  fontSize: '0.875rem',
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&:hover': { color: theme.color.text } },
});
