import { style } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { TABLET } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const list = style({
  flex: '1 1 auto',
  minHeight: 0,
  padding: space(3, 3, 5),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Keep the group's heading and part of the next row visible when the keys scroll.
  scrollPaddingBlock: '44px 16px',
  '@media': { [TABLET]: { paddingInline: space(4) } },
});

export const group = style({ selectors: { '& + &': { marginBlockStart: space(4) } } });

export const heading = style({
  position: 'sticky',
  insetBlockStart: -8,
  zIndex: layer.over,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(4),
  padding: space(3),
  backgroundColor: theme.color.surface,
  color: theme.color.muted,
  fontSize: theme.type.note,
  fontWeight: 600,
});
export const headingCount = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 500 });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  minHeight: 60,
  padding: space(3),
  borderRadius: theme.radius.control,
  color: theme.color.text,
  textDecoration: 'none',
  transition: 'background-color 140ms ease',
  // Rows below the visible part cost no rendering until they are scrolled to.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 60px',
  selectors: {
    '&:hover': { backgroundColor: theme.color.raised },
    '&[aria-selected="true"]': {
      backgroundColor: theme.color.raised,
      outline: `2px solid ${theme.color.focus}`,
      outlineOffset: -2,
    },
  },
});

const SIZE = 44;
export const art = style({
  flex: 'none',
  width: SIZE,
  height: SIZE,
  borderRadius: theme.radius.badge,
  objectFit: 'cover',
});
export const awaited = style({ backgroundColor: theme.color.raised });
export const emblem = style({
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: SIZE,
  height: SIZE,
  borderRadius: theme.radius.badge,
  backgroundColor: theme.color.accentSoft,
  color: theme.color.onAccentSoft,
});
export const words = style({ display: 'grid', flex: 1, gap: space(1), minWidth: 0, overflowWrap: 'anywhere' });
/** A name with its own direction is still aligned with the page. */
const asPage = { selectors: { '[dir="rtl"] &[dir]': { textAlign: 'right' } } } as const;
export const name = style({ ...asPage, fontWeight: 600, fontSize: theme.type.body, lineHeight: 1.3 });
export const note = style({ ...asPage, color: theme.color.muted, fontSize: theme.type.note });

export const foot = style({
  display: 'grid',
  padding: `${space(4, 5)} max(${space(4)}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${theme.color.line}`,
});

export const boneRow = style({ display: 'flex', alignItems: 'center', gap: space(4), minHeight: 60 });
export const boneArt = style({ flex: 'none', width: SIZE, height: SIZE, borderRadius: theme.radius.badge });
export const boneText = style({ width: '55%', height: 16 });
