import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  marginBlock: space(2, 6),
  listStyle: 'none',
});

/** A line connects it to the previous step. */
export const stop = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space(3),
  borderRadius: theme.radius.control,
  selectors: {
    '&:not(:first-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 14,
      insetInlineEnd: 'calc(50% + 20px)',
      width: 'calc(100% - 40px)',
      height: 2,
      backgroundColor: theme.color.line,
    },
    '&[data-state="done"]::before, &[data-state="here"]::before': { backgroundColor: theme.color.accent },
  },
});

export const mark = style({
  display: 'grid',
  placeContent: 'center',
  width: 30,
  height: 30,
  border: `2px solid ${theme.color.lineStrong}`,
  borderRadius: '50%',
  color: theme.color.muted,
  fontSize: theme.type.small,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-state="done"] > &, [data-state="here"] > &': {
      borderColor: theme.color.accent,
      backgroundColor: theme.color.accent,
      color: theme.color.onAccent,
    },
  },
});

export const name = style({
  color: theme.color.muted,
  // Keeps the longest word within a third of a small phone, even in large text.
  fontSize: `min(${theme.type.note}, 4.2vw)`,
  lineHeight: 1.3,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: { '[data-state="here"] > &': { color: theme.color.text, fontWeight: 600 } },
});
