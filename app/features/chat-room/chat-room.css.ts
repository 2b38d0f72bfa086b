import { style } from '@vanilla-extract/css';
import { input as fieldInput } from '#app/kit/field/field.css.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const rules = style({
  flex: 'none',
  padding: space(0, 6, 4),
  borderBlockEnd: `1px solid ${theme.color.line}`,
  color: theme.color.muted,
  fontSize: theme.type.note,
  lineHeight: 1.4,
});
export const note = style({
  flex: 'none',
  paddingInline: space(5),
  selectors: { '&:has(p)': { paddingBlockStart: space(4) } },
});

export const state = style({
  display: 'grid',
  flex: '1 1 auto',
  alignContent: 'center',
  minHeight: 0,
  padding: space(6),
  overflowY: 'auto',
});
export const skeleton = style({
  display: 'grid',
  flex: '1 1 auto',
  alignContent: 'end',
  gap: space(4),
  minHeight: 0,
  padding: space(5),
});
export const bone = style({ width: '64%', height: 56, borderRadius: theme.radius.card });
export const ownBone = style({ width: '48%', height: 44, justifySelf: 'end', borderRadius: theme.radius.card });

export const scroller = style({
  flex: '1 1 auto',
  minHeight: 0,
  padding: space(5),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
});
export const earlierMessages = style({ display: 'flex', justifyContent: 'center', paddingBlockEnd: space(5) });
export const list = style({ display: 'grid', gap: space(4), minHeight: '100%', alignContent: 'end' });

export const day = style({
  paddingBlock: space(3),
  color: theme.color.muted,
  fontSize: theme.type.note,
  textAlign: 'center',
});
export const divider = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  color: theme.color.accentText,
  fontSize: theme.type.note,
  fontWeight: 600,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, borderBlockEnd: `1px solid ${theme.color.accentText}` },
  },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  selectors: { '&[data-own]': { justifyContent: 'flex-end' } },
});
export const bubble = style({
  maxWidth: 'min(100% - 52px, 56ch)',
  padding: space(3, 5),
  borderRadius: 16,
  borderEndStartRadius: 4,
  backgroundColor: theme.color.raised,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  selectors: {
    [`${line}[data-own] &`]: {
      borderRadius: 16,
      borderEndEndRadius: 4,
      backgroundColor: theme.color.accentSoft,
      color: theme.color.onAccentSoft,
    },
  },
});
export const name = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space(3),
  fontSize: theme.type.note,
  fontWeight: 600,
});
export const time = style({
  color: theme.color.muted,
  fontSize: theme.type.fine,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${line}[data-own] &`]: { color: 'inherit' } },
});
export const menuButton = style({ flex: 'none', color: theme.color.muted });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  width: '100%',
  paddingBlockStart: space(1),
  scrollMarginBlockEnd: 16,
});

/** Overlays the end of the message list. */
export const newMessages = style({
  display: 'flex',
  justifyContent: 'center',
  height: 0,
  transform: 'translateY(-56px)',
});
export const composer = style({ display: 'grid', gap: space(3), color: theme.color.muted });
export const form = style({ display: 'flex', alignItems: 'center', gap: space(2) });
/** Overrides the field's own radius regardless of stylesheet order. */
export const input = style([fieldInput, { selectors: { '&&': { borderRadius: theme.radius.round } } }]);
export const charactersLeft = style({ paddingInlineStart: space(5), fontSize: theme.type.note });
