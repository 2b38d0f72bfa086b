import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
export const tasks = style({ display: 'grid', gap: space(5), margin: 0, padding: 0, listStyle: 'none' });
export const task = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: space(5),
  alignItems: 'start',
});

export const icon = style({
  display: 'grid',
  placeContent: 'center',
  width: 44,
  height: 44,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.accentSoft,
  color: theme.color.onAccentSoft,
});
export const taskText = style({ color: theme.color.muted, fontSize: theme.type.body });

export const twoColumns = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(4) });

export const outcome = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(4),
  paddingBlock: space(3),
  textAlign: 'center',
});
export const seal = style({ display: 'flex', color: theme.color.win });
