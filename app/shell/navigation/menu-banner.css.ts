import { style } from '@vanilla-extract/css';
import { theme } from '../../../themes/contract.css.ts';

export const banner = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: 2,
  minHeight: 172,
  marginBlockStart: 20,
  padding: 14,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.chrome,
  color: theme.color.onChrome,
  overflow: 'hidden',
  isolation: 'isolate',
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'right top',
  selectors: { '[dir="rtl"] &': { objectPosition: 'left top' } },
  maskImage: 'linear-gradient(to bottom, black 35%, transparent 80%)',
});

export const bannerTitle = style({
  fontFamily: theme.font.head,
  fontWeight: 650,
  fontSize: '0.9375rem',
  lineHeight: 1.2,
});
export const bannerText = style({ fontSize: '0.8125rem', lineHeight: 1.35, color: theme.color.onChromeMuted });
