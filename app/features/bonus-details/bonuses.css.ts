import { style } from '@vanilla-extract/css';
import { raisedFrame } from '#app/kit/theme/frame.ts';
import { TABLET } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...raisedFrame,
});

export const summary = style([
  panel,
  {
    gap: space(5),
    padding: space(5, 6),
    '@media': { [TABLET]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'center' } },
  },
]);
// Inherits the chip's colour: a muted one may lack contrast on a chosen chip.
export const filterNumber = style({ fontSize: theme.type.fine, fontVariantNumeric: 'tabular-nums' });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  gap: theme.density.gap,
});
export const card = style([panel, { alignContent: 'start', gap: space(3), padding: space(5) }]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(1, 5),
});
export const title = style({ flex: '1 1 8rem', minWidth: 0, fontSize: theme.type.lead, overflowWrap: 'anywhere' });
export const amount = style({ fontSize: theme.type.head, fontWeight: 600, overflowWrap: 'anywhere' });
export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2, 4),
  fontSize: theme.type.note,
  fontVariantNumeric: 'tabular-nums',
});
export const giveUp = style({ display: 'flex', justifyContent: 'end', marginBlock: pull(2, 3) });

export const bone = style({ display: 'inline-block', width: '60%', height: '0.8em' });
const line = style({ display: 'block' });
export const boneTitle = style([line, { width: '70%', height: 20 }]);
export const boneText = style([line, { width: '45%', height: 14 }]);
export const boneBar = style([line, { width: '100%', height: 14 }]);
