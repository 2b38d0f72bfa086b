import { style } from '@vanilla-extract/css';
import { gridHeight } from '#app/kit/grid/grid-vars.css.ts';
import { NARROW, WIDE } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** Height of a wide window above and below the rows. */
const AROUND = '27.5rem';

export const listPart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  gap: space(4),
  minWidth: 0,
  vars: { [gridHeight]: `max(20rem, calc(100dvh - ${AROUND}))` },
  '@media': { [WIDE]: { paddingBlockEnd: space(6) } },
});
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3, 4),
  '@media': {
    [NARROW]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr))',
      gap: space(2, 3),
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

export const totals = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space(3, 8),
  margin: 0,
  padding: space(4, 5),
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  '@media': {
    [NARROW]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))', gap: space(4, 5) },
  },
});
export const figure = style({
  margin: 0,
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: theme.type.head,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
