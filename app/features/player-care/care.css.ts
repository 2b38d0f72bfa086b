import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const TWO_COLUMNS = '(min-width: 780px)';

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const page = style({ containerType: 'inline-size' });

/** Two columns in a wide window: forms beside information. */
export const columns = style({
  ...stack,
  gap: space(5),
  alignItems: 'start',
  '@container': { [TWO_COLUMNS]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(260px, 320px)' } },
});
export const column = style({ ...stack, gap: space(5) });

export const lead = style({
  paddingInline: space(6),
  paddingBlockEnd: space(4),
  color: theme.color.muted,
  fontSize: theme.type.body,
  textWrap: 'pretty',
});

export const part = style({ ...stack, gap: space(4), justifyItems: 'start', padding: space(0, 6, 5) });
export const text = style({ fontSize: theme.type.body, textWrap: 'pretty' });
export const note = style({ color: theme.color.muted, fontSize: theme.type.note, textWrap: 'pretty' });

export const body = style({ ...stack, gap: space(5) });
export const lines = style({
  ...stack,
  gap: space(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: theme.type.lead,
});
export const lineItem = style({ display: 'flex', alignItems: 'start', gap: space(4), textWrap: 'pretty' });
export const lineIcon = style({
  display: 'flex',
  flex: 'none',
  marginBlockStart: space(1),
  color: theme.color.accentText,
});
export const big = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: `min(${theme.type.title}, 8vw)`,
  lineHeight: 1.2,
  letterSpacing: theme.font.headSpacing,
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'balance',
});
