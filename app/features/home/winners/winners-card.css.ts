import { style } from '@vanilla-extract/css';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const LINE = 60;

/** Height of five lines. */
export const problem = style({ display: 'grid', alignContent: 'center', minHeight: 5 * LINE });

export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: LINE,
  paddingBlock: space(3),
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
/** Text at both ends of a line. The first one truncates. */
export const wide = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space(3) });
export const account = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: theme.type.small,
  fontWeight: 500,
});

/** The whole line is the link. */
export const game = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: ['match-parent', '-webkit-match-parent'],
  color: theme.color.muted,
  fontSize: theme.type.note,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { color: theme.color.text },
  },
});

export const amount = style({
  color: theme.color.win,
  fontFamily: theme.font.head,
  fontWeight: 600,
  fontSize: theme.type.note,
  whiteSpace: 'nowrap',
});

export const time = style({ color: theme.color.muted, fontSize: theme.type.fine, whiteSpace: 'nowrap' });

const MORE = { minHeight: 44, marginBlock: pull(3) } as const;
/** Height of the button, until the number of winners is known. */
export const moreBone = style(MORE);
export const moreButton = style({
  ...MORE,
  border: 0,
  borderRadius: theme.radius.control,
  backgroundColor: 'transparent',
  color: theme.color.muted,
  fontSize: theme.type.small,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&:hover': { color: theme.color.text } },
});
