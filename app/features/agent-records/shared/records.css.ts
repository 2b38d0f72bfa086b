import { style } from '@vanilla-extract/css';
import { gridHeight } from '#app/kit/grid/grid-vars.css.ts';
import { NARROW, WIDE } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

/** All of a wide window that is above the rows and below them. */
const AROUND = '27.5rem';

export const page = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 24,
  // The list and the sheet reach the window's foot, and scroll each for itself.
  '@media': { [WIDE]: { marginBlockEnd: -24 } },
});
export const listPart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  gap: 12,
  minWidth: 0,
  vars: { [gridHeight]: `max(20rem, calc(100dvh - ${AROUND}))` },
  '@media': { [WIDE]: { paddingBlockEnd: 24 } },
});
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  '@media': {
    [NARROW]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr))',
      gap: '4px 8px',
    },
  },
});
export const views = style({ display: 'flex', minWidth: 0 });

export const account = style({
  position: 'relative',
  display: 'flex',
  flex: '0 1 15rem',
  minWidth: 0,
  '@media': { [NARROW]: { gridColumn: '1 / -1' } },
});
export const accountIcon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 12,
  display: 'flex',
  alignItems: 'center',
  color: theme.color.muted,
  pointerEvents: 'none',
});
export const accountInput = style({
  width: '100%',
  minHeight: 44,
  paddingInline: '38px 44px',
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  fontSize: '1rem',
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: theme.color.muted, opacity: 1 } },
  '@media': { [WIDE]: { minHeight: 38, fontSize: '0.875rem' } },
});
export const accountEnd = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  alignItems: 'center',
});

export const totals = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '10px 36px',
  margin: 0,
  padding: '12px 16px',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  '@media': {
    [NARROW]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))', gap: '10px 16px' },
  },
});
export const figureName = style({ color: theme.color.muted, fontSize: '0.8125rem' });
export const figure = style({
  margin: 0,
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: '1.1875rem',
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const gain = style([amount, { color: theme.color.win }]);
export const loss = style([amount, { color: theme.color.danger }]);
export const even = amount;
