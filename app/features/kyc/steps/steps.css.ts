import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const intro = style({ display: 'grid', gap: 20 });
export const lead = style({ color: theme.color.muted });
export const tasks = style({ display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' });
export const task = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: 14,
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

export const taskTitle = style({ fontWeight: 600 });
export const taskText = style({ color: theme.color.muted, fontSize: '0.9375rem' });

export const twoColumns = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 });

export const outcome = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  paddingBlock: 8,
  textAlign: 'center',
});
export const seal = style({ display: 'flex', color: theme.color.win });
