import { style } from '@vanilla-extract/css';
import { frame } from '#app/kit/theme/frame.ts';
import { NARROW } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const receipt = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  padding: space(6),
  ...frame,
});
export const head = style({ display: 'flex', alignItems: 'center', gap: space(4) });
export const icon = style({ display: 'flex', flex: 'none', color: theme.color.win });
export const title = style({ fontSize: theme.type.head, selectors: { '&:focus': { outline: 'none' } } });
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
});
export const line = style({
  display: 'grid',
  gap: space(1),
  padding: space(4, 5),
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.lineStrong}` } },
});
export const value = style({
  margin: 0,
  fontWeight: 600,
  fontSize: theme.type.lead,
  letterSpacing: '0.02em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  '@media': { [NARROW]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const teamLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space(3),
  minHeight: 44,
  color: theme.color.accentText,
  fontWeight: 600,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
});
