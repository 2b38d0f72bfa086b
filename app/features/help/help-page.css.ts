import { globalStyle, style } from '@vanilla-extract/css';
import { frame } from '#app/kit/theme/frame.ts';
import { NARROW, WIDE } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** Minimum width for headings beside their text. */
const roomy = 'screen and (min-width: 1280px)';

/** About 65 characters per line. The second limit is for fonts with a wide zero. */
const TEXT = 'min(66ch, 33rem)';

/** Height of the sticky header plus a small gap. */
const ANCHOR_GAP = 92;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(7),
  '@media': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) 208px',
      gridTemplateAreas: '"head head" "sections contents"',
      columnGap: space(8),
      rowGap: space(8),
    },
  },
});

export const head = style({
  display: 'grid',
  gap: space(4),
  paddingBlockStart: space(3),
  '@media': { [WIDE]: { gridArea: 'head', paddingBlockStart: space(5) } },
});
export const title = style({ fontSize: theme.type.figure, letterSpacing: '-0.02em' });
export const lead = style({ maxWidth: TEXT, color: theme.color.muted, fontSize: theme.type.head });

export const contents = style({
  padding: space(5, 5, 3),
  ...frame,
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
  fontSize: theme.type.note,
  '@media': { [WIDE]: { paddingInlineStart: space(5), paddingBlockEnd: space(3) } },
});

export const contentsList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  columnGap: space(5),
  '@media': {
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr)', borderInlineStart: `1px solid ${theme.color.line}` },
  },
});

export const contentsLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingBlock: space(3),
  fontSize: theme.type.body,
  fontWeight: 500,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  transition: 'color 140ms ease',
  '@media': {
    [WIDE]: {
      minHeight: 36,
      marginInlineStart: -1,
      paddingInlineStart: space(5),
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
  gap: space(5),
  paddingBlock: space(7),
  borderBlockStart: `1px solid ${theme.color.line}`,
  '@media': {
    [NARROW]: { selectors: { '&:first-child': { paddingBlockStart: space(2), borderBlockStart: 0 } } },
    [roomy]: { gridTemplateColumns: '192px minmax(0, 1fr)', gap: space(7), paddingBlock: space(8) },
  },
});

export const heading = style({
  scrollMarginBlockStart: 16,
  fontSize: theme.type.title,
  '@media': { [roomy]: { fontSize: theme.type.head, lineHeight: 1.3 } },
});

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  maxWidth: TEXT,
  fontSize: theme.type.lead,
  lineHeight: 1.65,
});

// Styles the platform's HTML like the site's own text.
globalStyle(`${text} > div`, { maxWidth: 'none', paddingBlockEnd: 0, color: 'inherit' });
globalStyle(`${text} > div > * + *`, { marginBlockStart: space(4) });
globalStyle(`${text} li + li`, { marginBlockStart: space(3) });

export const staleNotice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3, 5),
  maxWidth: TEXT,
  color: theme.color.muted,
});
/** Aligns the button's label with the text around it. */
export const retry = style({ marginInlineStart: pull(3) });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  paddingInlineStart: space(6),
  listStyle: 'disc',
});
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  paddingInlineStart: space(6),
  listStyle: 'decimal',
});

export const callout = style({
  whiteSpace: 'pre-line',
  padding: space(5),
  borderInlineStart: `3px solid ${theme.color.danger}`,
  borderRadius: theme.radius.badge,
  backgroundColor: theme.color.surface,
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: space(5, 6),
  marginBlockStart: space(3),
  padding: space(5, 6),
  ...frame,
});
export const fact = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(1) });
export const factValue = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

export const contacts = style({
  display: 'grid',
  ...frame,
});
export const contact = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(5),
  minHeight: 64,
  padding: space(3, 5),
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
export const contactLabel = style({ display: 'block', color: theme.color.muted, fontSize: theme.type.note });
export const contactValue = style({ display: 'block', fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.3 });
