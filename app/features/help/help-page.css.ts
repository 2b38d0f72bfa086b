import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW, WIDE } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

/** From this width on, a section's heading is next to its text. */
const roomy = 'screen and (min-width: 1280px)';

/** At most about 65 characters per line; the second limit is for fonts with a wide zero. */
const TEXT = 'min(66ch, 33rem)';

/** Room for the sticky header, plus a small gap. */
const ANCHOR_GAP = 92;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  '@media': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) 208px',
      gridTemplateAreas: '"head head" "sections contents"',
      columnGap: 48,
      rowGap: 36,
    },
  },
});

export const head = style({
  display: 'grid',
  gap: 10,
  paddingBlockStart: 8,
  '@media': { [WIDE]: { gridArea: 'head', paddingBlockStart: 16 } },
});
export const title = style({ fontSize: 'clamp(1.875rem, 4.5vw, 2.75rem)', letterSpacing: '-0.02em' });
export const lead = style({ maxWidth: TEXT, color: theme.color.muted, fontSize: '1.125rem' });

export const contents = style({
  padding: '16px 16px 8px',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  '@media': {
    [WIDE]: {
      gridArea: 'contents',
      position: 'sticky',
      insetBlockStart: ANCHOR_GAP,
      alignSelf: 'start',
      padding: 0,
      border: 0,
      backgroundColor: 'transparent',
    },
  },
});

export const contentsTitle = style({
  color: theme.color.muted,
  fontSize: '0.8125rem',
  '@media': { [WIDE]: { paddingInlineStart: 16, paddingBlockEnd: 8 } },
});

export const contentsList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  columnGap: 16,
  '@media': {
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr)', borderInlineStart: `1px solid ${theme.color.line}` },
  },
});

export const contentsLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingBlock: 6,
  fontSize: '0.9375rem',
  fontWeight: 500,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  transition: 'color 140ms ease',
  '@media': {
    [WIDE]: {
      minHeight: 36,
      marginInlineStart: -1,
      paddingInlineStart: 16,
      borderInlineStart: '2px solid transparent',
      color: theme.color.muted,
      selectors: {
        '&:hover': { color: theme.color.text },
        '&[aria-current="location"]': { borderColor: theme.color.accentText, color: theme.color.text },
      },
    },
  },
});

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  '@media': { [WIDE]: { gridArea: 'sections' } },
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  paddingBlock: 28,
  borderBlockStart: `1px solid ${theme.color.line}`,
  '@media': {
    [NARROW]: { selectors: { '&:first-child': { paddingBlockStart: 4, borderBlockStart: 0 } } },
    [roomy]: { gridTemplateColumns: '192px minmax(0, 1fr)', gap: 32, paddingBlock: 36 },
  },
});

export const heading = style({
  scrollMarginBlockStart: 16,
  fontSize: '1.375rem',
  '@media': { [roomy]: { fontSize: '1.25rem', lineHeight: 1.3 } },
});

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  maxWidth: TEXT,
  fontSize: '1rem',
  lineHeight: 1.65,
});

// Text from the platform looks like the rest.
globalStyle(`${text} > div`, { maxWidth: 'none', paddingBlockEnd: 0, color: 'inherit' });
globalStyle(`${text} > div > * + *`, { marginBlockStart: 14 });
globalStyle(`${text} li + li`, { marginBlockStart: 10 });

export const staleNotice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  maxWidth: TEXT,
  color: theme.color.muted,
});
/** Aligns its label with the text around it. */
export const retry = style({ marginInlineStart: -8 });

export const list = style({ display: 'grid', gap: 10, paddingInlineStart: 20, listStyle: 'disc' });
export const steps = style({ display: 'grid', gap: 10, paddingInlineStart: 24, listStyle: 'decimal' });

export const callout = style({
  whiteSpace: 'pre-line',
  padding: '16px 18px',
  borderInlineStart: `3px solid ${theme.color.danger}`,
  borderRadius: theme.radius.badge,
  backgroundColor: theme.color.surface,
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: '16px 24px',
  marginBlockStart: 6,
  padding: '18px 20px',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
});
export const fact = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 });
export const factTerm = style({ color: theme.color.muted, fontSize: '0.8125rem' });
export const factValue = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

export const contacts = style({
  display: 'grid',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
});
export const contact = style({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 64,
  padding: '10px 18px',
  selectors: {
    'li + li > &': { borderBlockStart: `1px solid ${theme.color.line}` },
    '&:hover': { color: theme.color.accentText },
  },
});
export const contactButton = style([
  contact,
  {
    width: '100%',
    border: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
]);
export const contactIcon = style({ color: theme.color.accentText });
export const contactLabel = style({ display: 'block', color: theme.color.muted, fontSize: '0.8125rem' });
export const contactValue = style({ display: 'block', fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.3 });
