import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

const LINE = `1px solid ${theme.color.line}`;
export const nameLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' });
export const account = style({ fontSize: '1.125rem', overflowWrap: 'anywhere' });
export const note = style({ color: theme.color.muted, fontSize: '0.8125rem', textWrap: 'pretty' });

/** Reaches the card's edges. */
export const cardDetail = style({ margin: '-8px -16px' });

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  padding: '14px 20px',
  selectors: { '& + &': { borderBlockStart: LINE }, [`${cardDetail} &`]: { paddingInline: 16 } },
});
export const sectionTitle = style({ fontSize: '0.9375rem' });

export const balanceName = style({ color: theme.color.muted, fontSize: '0.8125rem' });
export const balance = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: '1.75rem',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
globalStyle(`${actions} > *`, { flex: '1 1 auto' });

export const weeks = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
const weekCell = {
  padding: 0,
  paddingBlock: 3,
  paddingInlineStart: 10,
  textAlign: 'end',
  whiteSpace: 'nowrap',
} as const;
export const figureName = style({ padding: 0, paddingBlock: 3, fontWeight: 400, textAlign: 'start' });
export const weekName = style({
  padding: 0,
  paddingBlock: 3,
  color: theme.color.muted,
  fontWeight: 400,
  textAlign: 'start',
});
export const figure = style({ ...weekCell, fontWeight: 600 });
export const before = style({ ...weekCell, color: theme.color.muted, fontWeight: 400 });

export const rateHead = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 12 });
export const fixedRate = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const rateActions = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 8,
  marginBlockStart: 12,
});

/** Both texts in one line each. */
globalStyle(`${rateActions} > button`, { paddingInline: 10 });

export const facts = style({
  display: 'grid',
  gap: 6,
  margin: 0,
  marginBlockStart: 'auto',
  padding: '14px 20px',
  borderBlockStart: LINE,
  selectors: { [`${cardDetail} &`]: { paddingInline: 16 } },
});
export const fact = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px' });
export const factName = style({ color: theme.color.muted });
export const levelLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 24,
  color: theme.color.accentText,
  fontWeight: 600,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
});

export const bone = style({ height: 18 });
export const boneAmount = style({ height: 96, borderRadius: theme.radius.control });
