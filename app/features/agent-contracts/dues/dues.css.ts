import { style } from '@vanilla-extract/css';
import { gridHeight } from '#app/kit/grid/grid-vars.css.ts';
import { frame } from '#app/kit/theme/frame.ts';
import { NARROW } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const duesPart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  vars: { [gridHeight]: 'max(22rem, calc(100dvh - 8rem - 320px))' },
});
export const bone = style({ height: 360, borderRadius: theme.radius.card });

/** The figures and the signs between them: in one line where there is room, else as a sum with one line each. */
export const balance = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space(3, 7),
  margin: 0,
  padding: space(4, 5),
  ...frame,
  '@media': { [NARROW]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) } },
});
export const balanceLine = style({
  '@media': {
    [NARROW]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: space(0, 4),
    },
  },
});
export const figure = style({
  margin: 0,
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: theme.type.head,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
export const stays = style([figure, { color: theme.color.win }]);
export const sign = style({ marginInlineEnd: space(4), color: theme.color.muted, fontWeight: 400 });

export const moreDues = style({ display: 'grid', justifyItems: 'center', gap: space(3) });
export const period = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const paid = style({ display: 'inline-flex', alignItems: 'center', gap: space(2), color: theme.color.win });
export const facts = style({ display: 'grid', gap: space(3), margin: 0, fontSize: theme.type.body });
export const sum = style({ display: 'grid', gap: space(1), justifyItems: 'center', textAlign: 'center' });
