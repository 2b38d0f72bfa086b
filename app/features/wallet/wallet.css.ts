import { style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** On wide screens the main wallet stays beside the vendors. */
export const page = style({
  ...column,
  gap: 24,
  alignItems: 'start',
  width: '100%',
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});
export const single = style({ ...column, gap: 16, width: '100%', maxWidth: '38rem' });
export const note = style({ color: theme.color.muted, fontSize: '0.9375rem', textWrap: 'pretty' });
export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: 12,
});

export const section = style({ ...column, gap: 10 });
export const headingLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
  minHeight: 44,
});
export const heading = style({ fontSize: '1.125rem', lineHeight: 1.2 });
export const allBack = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: 44,
  padding: '4px 8px',
  marginInline: -8,
  border: 0,
  borderRadius: theme.radius.control,
  backgroundColor: 'transparent',
  color: theme.color.accentText,
  fontFamily: theme.font.action,
  fontSize: '0.9375rem',
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
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
});

export const boneCard = style({ height: 168, borderRadius: theme.radius.card });
