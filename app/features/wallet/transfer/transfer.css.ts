import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const form = style({ ...column, gap: space(5) });
// Five presets fit in a row on a phone.
globalStyle(`${form} fieldset`, { gridTemplateColumns: 'repeat(auto-fit, minmax(3.5rem, 1fr))' });

export const fromTo = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(4),
});
export const place = style({
  ...column,
  justifyItems: 'start',
  gap: space(1),
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const end = style({ justifyItems: 'end', textAlign: 'end' });
export const label = style({
  color: theme.color.muted,
  fontFamily: theme.font.text,
  fontSize: theme.type.small,
  fontWeight: 400,
  letterSpacing: 0,
});
export const swap = style({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.round,
  backgroundColor: theme.color.raised,
  color: theme.color.text,
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: theme.color.muted } },
});

export const empty = style({
  ...column,
  gap: space(5),
  paddingBlock: space(3),
  color: theme.color.muted,
  textWrap: 'pretty',
});
export const closedText = style({ ...column, gap: space(3), textWrap: 'pretty' });

export const backForm = style({ ...column, gap: space(3) });
export const figure = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  letterSpacing: theme.font.headSpacing,
  fontSize: theme.type.figure,
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${figure} bdi`, { overflowWrap: 'anywhere' });
export const partList = style({ margin: 0, padding: 0, listStyle: 'none' });
export const part = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(0, 5),
  paddingBlock: space(3),
  fontVariantNumeric: 'tabular-nums',
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.line}` } },
});
