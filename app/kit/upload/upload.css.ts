import { style } from '@vanilla-extract/css';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const zone = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3, 4),
  minHeight: 96,
  padding: space(4),
  paddingInlineEnd: space(5),
  border: `1px dashed ${theme.color.lineStrong}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.sunken,
  color: theme.color.text,
  transition: 'border-color 140ms ease, background-color 140ms ease',
  selectors: {
    '&:hover': { borderColor: theme.color.muted },
    '&[data-filled]': { borderStyle: 'solid', borderColor: theme.color.line, backgroundColor: theme.color.surface },
    '&[data-over]': { borderColor: theme.color.accentText, backgroundColor: theme.color.accentSoft },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.color.focus}`, outlineOffset: 2 },
    '&:has([aria-invalid="true"])': { borderColor: theme.color.danger },
    // Its text explains why it is disabled, so it stays readable.
    '&:has(input:disabled):not([data-filled])': {
      borderColor: theme.color.line,
      backgroundColor: 'transparent',
      color: theme.color.muted,
    },
  },
});

/** Covers the whole field: press or drop anywhere. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  fontSize: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
});

/** Controls of their own above it. */
export const removeButton = style({ position: 'relative', display: 'flex', marginInlineEnd: pull(3) });

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 104,
  height: 70,
  overflow: 'hidden',
  borderRadius: theme.radius.badge,
  backgroundColor: theme.color.raised,
  color: theme.color.muted,
  '@media': {
    'screen and (max-width: 479.98px)': { width: 88, height: 60 },
    'screen and (max-width: 359.98px)': { width: 72, height: 56 },
  },
});

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Large text moves it below the picture.
  flex: '1 1 7rem',
  gap: space(1),
  minWidth: 0,
});
export const title = style({ fontWeight: 600, fontSize: theme.type.body });
export const state = style({ color: theme.color.muted, fontSize: theme.type.small, lineHeight: 1.4 });
export const fileName = style({ overflowWrap: 'anywhere' });
export const done = style({ display: 'flex', color: theme.color.win });

export const sending = style({ maxWidth: 220, marginBlockStart: space(2) });
