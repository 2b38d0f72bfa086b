import { style } from '@vanilla-extract/css';
import { frame, raisedFrame } from '#app/kit/theme/frame.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const sums = style({ ...column, gap: space(3) });
export const figureLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2, 5),
});
export const sumsLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(0, 5),
  fontSize: theme.type.small,
  fontVariantNumeric: 'tabular-nums',
});

export const steps = style({
  margin: 0,
  padding: space(5, 5, 2),
  listStyle: 'none',
  ...raisedFrame,
});
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr) auto',
  gap: space(5),
  paddingBlockEnd: space(4),
  selectors: {
    // Line to the next step.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '26px 2px',
      insetInlineStart: 10,
      width: 2,
      backgroundColor: theme.color.line,
    },
  },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  borderRadius: '50%',
  border: `3px solid ${theme.color.accent}`,
  backgroundColor: theme.color.surface,
  selectors: {
    '&[data-state="done"]': { backgroundColor: theme.color.accent, color: theme.color.onAccent, border: 0 },
    '&[data-state="stopped"]': { backgroundColor: theme.color.dangerSoft, color: theme.color.danger, border: 0 },
  },
});
export const stepText = style({ display: 'grid', gap: space(1), minWidth: 0 });
export const stepTitle = style({ fontWeight: 600, fontSize: theme.type.body, overflowWrap: 'anywhere' });
export const stepAmount = style({ fontWeight: 600, fontSize: theme.type.body, fontVariantNumeric: 'tabular-nums' });

/** The page lays out the parts, so that the foot stays visible while the page is above the question. */
export const question = style({ display: 'contents' });
export const choices = style({
  ...column,
  overflow: 'hidden',
  ...frame,
});
export const choice = style({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  columnGap: space(4),
  alignItems: 'center',
  minHeight: 64,
  padding: space(3, 5),
  cursor: 'pointer',
  selectors: {
    'label + &': { borderBlockStart: `1px solid ${theme.color.line}` },
    '&:has(:checked)': { backgroundColor: theme.color.accentSoft, color: theme.color.onAccentSoft },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.color.focus}`, outlineOffset: -3 },
  },
});
export const choiceText = style({ display: 'grid', gap: space(1), minWidth: 0 });
export const choiceTitle = style({ fontWeight: 600, fontSize: theme.type.body });
