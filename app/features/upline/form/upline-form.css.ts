import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { stack } from '#app/shared/cashier/split.css.ts';
import { theme } from '#themes/contract.css.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const form = style([stack, { gap: space(6) }]);
export const heading = style({ fontSize: theme.type.lead });
export const headingRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(0, 5),
});
export const section = style({ ...column, gap: space(3) });
export const note = style({ color: theme.color.muted, fontSize: theme.type.small, textWrap: 'pretty' });

export const recipient = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(5),
  minHeight: 68,
  padding: space(3, 5),
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
});
export const recipientIcon = style({ display: 'flex', color: theme.color.accentText });
export const recipientWords = style({ display: 'grid', gap: space(1), minWidth: 0, justifyItems: 'start' });
export const recipientTitle = style({ fontWeight: 600, fontSize: theme.type.body, overflowWrap: 'anywhere' });

export const held = style({
  ...column,
  gap: space(1),
  padding: space(4, 5, 2),
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
});
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: 44,
  color: theme.color.accentText,
  fontWeight: 600,
});

export const arriving = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: theme.type.head,
  color: theme.color.text,
  fontVariantNumeric: 'tabular-nums',
});
export const next = style({
  color: theme.color.muted,
  fontSize: theme.type.note,
  textAlign: 'center',
  paddingBlockEnd: space(3),
});

export const transfers = style({
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  listStyle: 'none',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
});
export const transferRow = style({
  display: 'flex',
  // Large text moves the end below the start.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2, 4),
  minHeight: 60,
  padding: space(3, 5),
  color: 'inherit',
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    'li + li &': { borderBlockStart: `1px solid ${theme.color.line}` },
    '&:focus-visible': { outlineOffset: -3 },
  },
});
export const transferText = style({
  display: 'grid',
  flex: '1 1 6rem',
  justifyItems: 'start',
  gap: space(1),
  minWidth: 0,
  fontWeight: 600,
});
export const transferNote = style({ color: theme.color.muted, fontSize: theme.type.note, fontWeight: 400 });

export const boneAmount = style({ height: 120, borderRadius: theme.radius.card });
export const boneLine = style({ height: 48, borderRadius: theme.radius.control });
