import { globalStyle, style } from '@vanilla-extract/css';
import { frame } from '#app/kit/theme/frame.ts';
import { TABLET } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });
/** Title of a section with its action at the end of the line. */
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(0, 4),
  minHeight: 44,
});
export const refused = style({ width: '100%' });

export const reward = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, 108px) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(4, 5),
  padding: space(4),
  ...frame,
  '@media': { [TABLET]: { gridTemplateColumns: '132px minmax(0, 1fr) auto' } },
});

export const picture = style({ borderRadius: theme.radius.control, overflow: 'hidden' });
export const rewardWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  // In large text a single long word can be wider than a narrow window.
  overflowWrap: 'anywhere',
});
export const rewardTitle = style({ fontSize: theme.type.lead, lineHeight: 1.3 });

export const claim = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  gridColumn: '1 / -1',
  '@media': { [TABLET]: { gridColumn: 'auto', gridTemplateColumns: 'auto' } },
});
// In large text the label is wider than a phone.
globalStyle(`${claim} button`, { whiteSpace: 'normal' });

export const totals = style({ display: 'flex', flexWrap: 'wrap', gap: space(3, 7) });
export const total = style({ display: 'grid', gap: space(1) });
export const totalFigure = style({ fontSize: theme.type.head, fontWeight: 700 });
export const totalBone = style({ width: '12rem', height: '3rem' });

export const paid = style({ color: theme.color.win, fontWeight: 600 });
