import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const place = style({
  marginBlockStart: 20,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  overflow: 'hidden',
});

/** With large text, a long word is wider than the menu. */
export const banner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  overflowWrap: 'anywhere',
  alignContent: 'start',
  paddingInline: 14,
  paddingBlockEnd: 14,
  selectors: {
    // The pause button and the dots are below the words.
    [`${place}[data-many] &`]: { paddingBlockEnd: 44 },
    '&:not(:has(img))': { paddingBlockStart: 14 },
  },
});

/** Above the words, not behind them: the platform's art may be as light as the words. */
export const picture = style({
  width: 'calc(100% + 28px)',
  maxWidth: 'none',
  height: 104,
  marginInline: -14,
  objectFit: 'cover',
  objectPosition: 'right top',
  selectors: { '[dir="rtl"] &': { objectPosition: 'left top' } },
  maskImage: 'linear-gradient(to bottom, black 60%, transparent)',
});

export const bannerTitle = style({
  fontFamily: theme.font.head,
  fontWeight: 650,
  fontSize: '0.9375rem',
  lineHeight: 1.2,
});
export const bannerText = style({ fontSize: '0.8125rem', lineHeight: 1.35, color: theme.color.muted });
