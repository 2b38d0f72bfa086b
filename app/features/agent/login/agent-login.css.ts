import { style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const panel = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  backgroundColor: theme.color.surface,
  '@media': { [WIDE]: { borderInlineStart: `1px solid ${theme.color.line}` } },
});

export const bar = style({
  display: 'flex',
  // In large text, the switches go below a long link.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  padding: space(4, 4, 0, 6),
  '@media': { [WIDE]: { padding: space(7, 8, 0) } },
});
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 44,
  color: theme.color.muted,
  fontSize: theme.type.body,
  fontWeight: 500,
  selectors: { '&:hover': { color: theme.color.text } },
});
export const spacer = style({ flex: 1 });

export const content = style({
  display: 'grid',
  alignContent: 'center',
  gap: space(7),
  width: '100%',
  maxWidth: 440,
  marginInline: 'auto',
  padding: space(6, 6, 8),
  '@media': { [WIDE]: { padding: space(7, 6, 8) } },
});
export const title = style({ fontSize: theme.type.title });
export const lead = style({ marginBlockStart: space(3), color: theme.color.muted });

export const hours = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(2, 4),
  paddingBlockStart: space(6),
  borderBlockStart: `1px solid ${theme.color.line}`,
  fontSize: theme.type.body,
});
export const hoursIcon = style({ gridRow: 'span 3', color: theme.color.muted });
export const hoursLinks = style({ display: 'flex', flexWrap: 'wrap', columnGap: space(6) });
export const hoursLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.color.accentText,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
});
