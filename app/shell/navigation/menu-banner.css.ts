import { style } from '@vanilla-extract/css';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const place = style({
  marginBlockStart: space(6),
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  overflow: 'hidden',
});

/** With large text, a long word is wider than the menu. */
export const banner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
  overflowWrap: 'anywhere',
  alignContent: 'start',
  paddingInline: space(5),
  paddingBlockEnd: space(4),
  selectors: {
    // The pause button and the dots are below the words.
    [`${place}[data-many] &`]: { paddingBlockEnd: space(8) },
    '&:not(:has(img))': { paddingBlockStart: space(4) },
  },
});

/** Above the words, not behind them: the platform's art may be as light as the words. */
export const picture = style({
  width: 'calc(100% + 28px)',
  maxWidth: 'none',
  height: 104,
  marginInline: pull(5),
  objectFit: 'cover',
  objectPosition: 'right top',
  selectors: { '[dir="rtl"] &': { objectPosition: 'left top' } },
});

export const bannerTitle = style({
  fontFamily: theme.font.head,
  fontWeight: 650,
  fontSize: theme.type.body,
  lineHeight: 1.2,
});
export const bannerText = style({ fontSize: theme.type.note, lineHeight: 1.35, color: theme.color.muted });
