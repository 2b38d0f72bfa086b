import { style } from '@vanilla-extract/css';
import { raisedFrame } from '#app/kit/theme/frame.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  gap: space(3),
  padding: space(4),
  ...raisedFrame,
});

const apart = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' } as const;

export const head = style({ ...apart, alignItems: 'baseline', gap: space(1, 4) });
export const bones = style({ height: '1.75rem', width: '60%' });
export const foot = style({ ...apart, gap: space(4) });

export const time = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(3),
  color: theme.color.win,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-open="false"]': { color: theme.color.muted } },
});
