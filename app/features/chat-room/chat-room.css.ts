import { style } from '@vanilla-extract/css';
import { input as fieldInput } from '#app/kit/field/field.css.ts';
import { theme } from '#themes/contract.css.ts';

export const rules = style({
  flex: 'none',
  padding: '0 20px 12px',
  borderBlockEnd: `1px solid ${theme.color.line}`,
  color: theme.color.muted,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
});
export const note = style({ flex: 'none', paddingInline: 16, selectors: { '&:has(p)': { paddingBlockStart: 12 } } });

export const state = style({
  display: 'grid',
  flex: '1 1 auto',
  alignContent: 'center',
  minHeight: 0,
  padding: 20,
  overflowY: 'auto',
});
export const skeleton = style({
  display: 'grid',
  flex: '1 1 auto',
  alignContent: 'end',
  gap: 12,
  minHeight: 0,
  padding: 16,
});
export const bone = style({ width: '64%', height: 56, borderRadius: theme.radius.card });
export const ownBone = style({ width: '48%', height: 44, justifySelf: 'end', borderRadius: theme.radius.card });

export const scroller = style({
  flex: '1 1 auto',
  minHeight: 0,
  padding: 16,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
});
export const earlierMessages = style({ display: 'flex', justifyContent: 'center', paddingBlockEnd: 16 });
export const list = style({ display: 'grid', gap: 10, minHeight: '100%', alignContent: 'end' });

export const day = style({
  paddingBlock: 6,
  color: theme.color.muted,
  fontSize: '0.8125rem',
  textAlign: 'center',
});
export const divider = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: theme.color.accentText,
  fontSize: '0.8125rem',
  fontWeight: 600,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, borderBlockEnd: `1px solid ${theme.color.accentText}` },
  },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  selectors: { '&[data-own]': { justifyContent: 'flex-end' } },
});
export const bubble = style({
  maxWidth: 'min(100% - 52px, 56ch)',
  padding: '8px 14px 10px',
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
export const name = style({ display: 'flex', alignItems: 'baseline', gap: 8, fontSize: '0.8125rem', fontWeight: 600 });
export const time = style({
  color: theme.color.muted,
  fontSize: '0.75rem',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${line}[data-own] &`]: { color: 'inherit' } },
});
export const menuButton = style({ flex: 'none', color: theme.color.muted });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  width: '100%',
  paddingBlockStart: 2,
  scrollMarginBlockEnd: 16,
});

/** Over the end of the message list. */
export const newMessages = style({
  display: 'flex',
  justifyContent: 'center',
  height: 0,
  transform: 'translateY(-56px)',
});
export const composer = style({ display: 'grid', gap: 8, color: theme.color.muted });
export const form = style({ display: 'flex', alignItems: 'center', gap: 4 });
/** Overrides the field's own radius regardless of stylesheet order. */
export const input = style([fieldInput, { selectors: { '&&': { borderRadius: theme.radius.round } } }]);
export const charactersLeft = style({ paddingInlineStart: 14, fontSize: '0.8125rem' });
