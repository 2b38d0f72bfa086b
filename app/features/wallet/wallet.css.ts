import { style } from '@vanilla-extract/css';
import { frame } from '#app/kit/theme/frame.ts';
import { WIDE } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Sticky beside the vendors in wide windows. */
export const page = style({
  ...column,
  gap: space(6),
  alignItems: 'start',
  width: '100%',
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});
export const single = style({ ...column, gap: space(5), width: '100%', maxWidth: '38rem' });
export const note = style({ color: theme.color.muted, fontSize: theme.type.body, textWrap: 'pretty' });
export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: space(4),
});

export const section = style({ ...column, gap: space(3) });
export const headingLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(0, 5),
  minHeight: 44,
});
export const heading = style({ fontSize: theme.type.head, lineHeight: 1.2 });
export const allBack = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(0, 3),
  minHeight: 44,
  padding: space(2, 3),
  marginInline: pull(3),
  border: 0,
  borderRadius: theme.radius.control,
  backgroundColor: 'transparent',
  color: theme.color.accentText,
  fontFamily: theme.font.action,
  fontSize: theme.type.body,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: theme.color.accentSoft, color: theme.color.onAccentSoft } },
});

export const list = style({
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  listStyle: 'none',
  ...frame,
});

export const boneCard = style({ height: 168, borderRadius: theme.radius.card });
