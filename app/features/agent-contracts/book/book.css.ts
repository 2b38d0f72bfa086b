import { style } from '@vanilla-extract/css';
import { gridHeight } from '#app/kit/grid/grid-vars.css.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { card } from '../contracts-page.css.ts';

export const bookPart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  vars: { [gridHeight]: 'max(20rem, calc(100dvh - 8rem - 300px))' },
});
export const bone = style({ height: 180, borderRadius: theme.radius.card });
export const givenHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3, 5),
});
/** Highlighted because it needs an answer. */
export const asked = style([card, { borderColor: theme.color.accent, borderInlineStartWidth: 4 }]);
/** Side by side in wide pages. */
export const received = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 25rem), 1fr))',
  gap: space(5),
});
export const ends = style({
  display: 'grid',
  gap: space(3),
  padding: space(4, 5),
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
});
export const endsHead = style({ display: 'flex', gap: space(3), alignItems: 'flex-start' });
export const endsList = style({ display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' });
export const endsRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(0, 5),
  paddingBlock: space(3),
  borderBlockStart: `1px solid ${theme.color.line}`,
  fontSize: theme.type.small,
});
export const endsName = style({ minWidth: '6rem', fontWeight: 600 });
export const endsSize = style({ marginInlineStart: 'auto', color: theme.color.muted });
