import { globalStyle, style } from '@vanilla-extract/css';
import { cardDetail } from '#app/kinds/list-with-detail/detail.css.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const LINE = `1px solid ${theme.color.line}`;
export const nameLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1, 3) });

export const sectionTitle = style({ fontSize: theme.type.body });
export const balance = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: theme.type.title,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) });
globalStyle(`${actions} > *`, { flex: '1 1 auto' });

export const weeks = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
const weekCell = {
  padding: 0,
  paddingBlock: space(2),
  paddingInlineStart: space(3),
  textAlign: 'end',
  whiteSpace: 'nowrap',
} as const;
export const figureName = style({ padding: 0, paddingBlock: space(2), fontWeight: 400, textAlign: 'start' });
export const weekName = style({
  padding: 0,
  paddingBlock: space(2),
  color: theme.color.muted,
  fontWeight: 400,
  textAlign: 'start',
});
export const figure = style({ ...weekCell, fontWeight: 600 });
export const before = style({ ...weekCell, color: theme.color.muted, fontWeight: 400 });

export const rateHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(4),
});
export const fixedRate = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const rateActions = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(3),
  marginBlockStart: space(4),
});

/** Keeps both labels on one line. */
globalStyle(`${rateActions} > button`, { paddingInline: space(3) });

export const facts = style({
  display: 'grid',
  gap: space(3),
  margin: 0,
  marginBlockStart: 'auto',
  padding: space(4, 6),
  borderBlockStart: LINE,
  selectors: { [`${cardDetail} &`]: { paddingInline: space(5) } },
});
export const levelLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 24,
  color: theme.color.accentText,
  fontWeight: 600,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
});

export const bone = style({ height: 18 });
export const boneAmount = style({ height: 96, borderRadius: theme.radius.control });
