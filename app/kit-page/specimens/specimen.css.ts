import { style } from '@vanilla-extract/css';
import { frame } from '#app/kit/theme/frame.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** Small elements side by side. */
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(4) });
/** A column as wide as a form's. */
export const column = style({ display: 'grid', gap: space(4), maxWidth: 400 });
/** A flag, with a line around it for those with white edges. */
export const flag = style({ width: 24, height: 16, borderRadius: 2, boxShadow: `0 0 0 1px ${theme.color.line}` });
/** Room below for an element that opens. */
export const roomBelow = style({ minHeight: 180 });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${theme.tile.minWidth}, 1fr))`,
  gap: theme.density.gap,
  maxWidth: 640,
});
export const banner = style({ maxWidth: 640, borderRadius: theme.radius.card, overflow: 'hidden' });
export const slide = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: 180,
  padding: space(7, 7, 8),
  backgroundColor: theme.color.raised,
  fontFamily: theme.font.head,
  fontSize: theme.type.title,
});
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: space(5, 4),
  color: theme.color.text,
});
export const iconSample = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minWidth: 0,
  fontSize: theme.type.note,
});
export const bone = style({ height: 16 });
export const boneBlock = style({ width: 160, height: 96 });
export const figures = style({ display: 'grid', gap: space(2), justifyItems: 'end', width: 'max-content' });
/** A grid with what is above it. */
export const gridSample = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  justifyItems: 'stretch',
});
/** A surface with a head of its own. */
export const panel = style({
  ...frame,
});
export const panelTitle = style({ margin: 0, padding: space(4, 5, 0), fontSize: theme.type.body });
