import { style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

export const panel = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  backgroundColor: theme.color.surface,
  '@media': { [WIDE]: { borderInlineStart: `1px solid ${theme.color.line}` } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '12px 12px 0 20px',
  '@media': { [WIDE]: { padding: '28px 40px 0' } },
});
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  color: theme.color.muted,
  fontSize: '0.9375rem',
  fontWeight: 500,
  selectors: { '&:hover': { color: theme.color.text } },
});
export const spacer = style({ flex: 1 });

export const content = style({
  display: 'grid',
  alignContent: 'center',
  gap: 28,
  width: '100%',
  maxWidth: 440,
  marginInline: 'auto',
  padding: '20px 20px 40px',
  '@media': { [WIDE]: { padding: '24px 20px 96px' } },
});

export const form = style({ display: 'grid', gap: 18 });
export const title = style({ fontSize: '1.625rem' });
export const lead = style({ marginBlockStart: 6, color: theme.color.muted });

export const hours = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 14px',
  paddingBlockStart: 24,
  borderBlockStart: `1px solid ${theme.color.line}`,
  fontSize: '0.9375rem',
});
export const hoursIcon = style({ gridRow: 'span 3', color: theme.color.muted });
export const hoursTitle = style({ fontWeight: 600 });
export const hoursText = style({ color: theme.color.muted });
export const hoursLinks = style({ display: 'flex', flexWrap: 'wrap', columnGap: 20 });
export const hoursLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.color.accentText,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
});
export const licence = style({ color: theme.color.muted });
