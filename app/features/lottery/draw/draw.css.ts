import { style } from '@vanilla-extract/css';
import { TABLET } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: space(3, 4),
  borderRadius: theme.radius.card,
  border: `1px solid ${theme.color.line}`,
  backgroundColor: theme.color.surface,
  '@media': { [TABLET]: { gap: space(5), padding: space(6) } },
});

export const top = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2, 5) });
/** Hidden where the menu above already shows the picture. */
export const art = style({
  display: 'none',
  flex: 'none',
  borderRadius: theme.radius.control,
  objectFit: 'cover',
  '@media': { [TABLET]: { display: 'block', width: 60, height: 60 } },
});
export const gameInfo = style({ flex: '1 1 8rem', minWidth: 0, display: 'grid' });
export const name = style({
  fontSize: theme.type.lead,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '@media': { [TABLET]: { fontSize: theme.type.title } },
});

/** Time left to bet: the most prominent line of the head. */
export const time = style({ display: 'grid', justifyItems: 'end' });
export const clock = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  fontFamily: theme.font.head,
  fontWeight: 700,
  // Cap the size so that a countdown with days stays on one line in large text.
  fontSize: `min(${theme.type.title}, 14vw)`,
  '@media': { [TABLET]: { fontSize: theme.type.title } },
  lineHeight: 1.15,
  color: theme.color.accentText,
  // Betting has closed, so nothing is urgent.
  selectors: { '[data-open="false"] > &': { color: theme.color.text } },
});

export const lastDraw = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2, 4),
  paddingBlockStart: space(3),
  borderBlockStart: `1px solid ${theme.color.line}`,
});
/** Name and balls share a line if they fit. */
export const lastWords = style({ display: 'grid', lineHeight: 1.3 });

/** Reserves the height of the balls, so that the content below does not shift. */
export const bones = style({ width: 'min(100%, 15rem)', height: '2.25rem', borderRadius: '1.125rem' });
export const boneHead = style({ height: '7rem', borderRadius: theme.radius.card });
export const boneBody = style({ height: '24rem', borderRadius: theme.radius.card });

export const bone = style({ height: 60, marginBlockEnd: space(3), borderRadius: theme.radius.control });
export const rows = style({ display: 'grid', gap: 0 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3, 5),
  paddingBlock: space(4),
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${theme.color.line}` } },
});

export const prizes = style({ display: 'grid', gap: 0, width: '100%' });
export const prize = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 9rem) minmax(0, 1fr)',
  gap: space(4),
  padding: space(3, 0),
  borderBlockStart: `1px solid ${theme.color.line}`,
});
export const prizeNumbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1, 5),
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  letterSpacing: '0.04em',
  selectors: {
    '&[data-special="true"]': { color: theme.color.accentText, fontSize: theme.type.title, fontWeight: 700 },
  },
});
