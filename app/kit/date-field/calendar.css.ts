import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { dialog } from '../dialog/dialog.css.ts';
import { TABLET } from '../theme/media.ts';

export const calendar = style([
  dialog,
  {
    padding: `${space(0, 3)} max(${space(3)}, env(safe-area-inset-bottom))`,
    overflowY: 'auto',
    '@media': {
      [TABLET]: {
        width: 332,
        margin: 0,
        borderRadius: theme.radius.card,
        selectors: { '&::backdrop': { backgroundColor: 'transparent' } },
      },
    },
  },
]);

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  paddingBlock: space(3, 0),
  paddingInlineStart: space(4),
});

export const months = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1),
  paddingBlock: space(0, 2),
});

/** Month and year, stacked with large text. */
export const picks = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space(1),
  minWidth: 0,
});

export const pickFrame = style({ position: 'relative', display: 'flex', minWidth: 0 });

export const pick = style({
  appearance: 'none',
  minWidth: 0,
  minHeight: 44,
  padding: space(3),
  paddingInlineEnd: space(7),
  border: 0,
  borderRadius: theme.radius.control,
  backgroundColor: 'transparent',
  fontWeight: 600,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: theme.color.raised } },
});

export const pickCaret = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 10,
  display: 'flex',
  alignItems: 'center',
  color: theme.color.muted,
  pointerEvents: 'none',
});

globalStyle(`${pick} option`, { backgroundColor: theme.color.surface, color: theme.color.text });

export const grid = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${grid} td`, { padding: 0 });

export const weekday = style({
  padding: space(2, 0),
  color: theme.color.muted,
  fontWeight: 600,
  // Large text is clipped at its column.
  fontSize: `min(${theme.type.fine}, 19px)`,
  whiteSpace: 'nowrap',
  textAlign: 'center',
});

export const cell = style({
  display: 'grid',
  placeContent: 'center',
  position: 'relative',
  width: '100%',
  maxWidth: 56,
  minHeight: 44,
  margin: '0 auto',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.control,
  backgroundColor: 'transparent',
  fontSize: theme.type.body,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: theme.color.raised },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-disabled="true"]': {
      backgroundColor: 'transparent',
      color: theme.color.muted,
      opacity: 0.5,
      cursor: 'default',
    },
    '&[aria-current="date"]': { color: theme.color.accentText, fontWeight: 700 },
    '&[aria-current="date"]::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: 6,
      insetInlineStart: 'calc(50% - 2px)',
      width: 4,
      height: 4,
      borderRadius: 2,
      backgroundColor: 'currentColor',
    },
    '[aria-selected="true"] > &': { backgroundColor: theme.color.accent, color: theme.color.onAccent, fontWeight: 700 },
  },
});
