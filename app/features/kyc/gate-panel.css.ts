import { style, styleVariants } from '@vanilla-extract/css';
import { raisedFrame } from '#app/kit/theme/frame.ts';
import { TABLET } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space(5),
  padding: space(6),
  ...raisedFrame,
  '@media': { [TABLET]: { padding: space(7) } },
});

const disc = style({ display: 'grid', placeContent: 'center', width: 64, height: 64, borderRadius: '50%' });
const asking = { backgroundColor: theme.color.accentSoft, color: theme.color.onAccentSoft };

export const icon = styleVariants({
  needed: [disc, asking],
  pending: [disc, asking],
  refused: [disc, { backgroundColor: theme.color.dangerSoft, color: theme.color.danger }],
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3, 4) });
export const title = style({ fontSize: `min(${theme.type.head}, 10vw)` });
export const text = style({ maxWidth: '60ch', color: theme.color.muted });
export const action = style({ display: 'grid', minWidth: 'min(100%, 14rem)' });
