import { style } from '@vanilla-extract/css';
import { NARROW } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

export const receipt = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 18,
  padding: 20,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
});
export const head = style({ display: 'flex', alignItems: 'center', gap: 14 });
export const icon = style({ display: 'flex', flex: 'none', color: theme.color.win });
export const title = style({ fontSize: '1.25rem', selectors: { '&:focus': { outline: 'none' } } });
export const note = style({ color: theme.color.muted, fontSize: '0.875rem' });
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
});
export const line = style({
  display: 'grid',
  gap: 2,
  padding: '12px 14px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.lineStrong}` } },
});
export const name = style({ color: theme.color.muted, fontSize: '0.8125rem' });
export const value = style({
  margin: 0,
  fontWeight: 600,
  fontSize: '1.0625rem',
  letterSpacing: '0.02em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  '@media': { [NARROW]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const teamLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 6,
  minHeight: 44,
  color: theme.color.accentText,
  fontWeight: 600,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
});
