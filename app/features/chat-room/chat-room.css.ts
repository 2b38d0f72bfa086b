import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../../themes/contract.css.ts';
import { input as fieldInput } from '../../kit/field/field.css.ts';
import { lively, narrow } from '../../kit/theme/media.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

export const room = style({
  width: 'min(100% - 32px, 560px)',
  height: 'min(100dvh - 48px, 760px)',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 'auto',
  padding: 0,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.sheet,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  boxShadow: theme.shadow.float,
  overflow: 'hidden',
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { backgroundColor: theme.color.scrim },
  },
  '@media': {
    [lively]: { selectors: { '&[open]': { animation: `${rise} 200ms ease-out` } } },
    [narrow]: { width: '100%', height: '100dvh', margin: 0, border: 0, borderRadius: 0 },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 12,
  flex: 'none',
  paddingBlock: 'max(14px, env(safe-area-inset-top)) 12px',
  paddingInline: '20px 10px',
  borderBlockEnd: `1px solid ${theme.color.line}`,
});
export const title = style({ fontSize: '1.25rem', lineHeight: 1.2 });
export const rules = style({ color: theme.color.muted, fontSize: '0.8125rem', lineHeight: 1.4 });
export const note = style({ flex: 'none', paddingInline: 16, selectors: { '&:has(p)': { paddingBlockStart: 12 } } });

export const state = style({
  display: 'grid',
  flex: 1,
  alignContent: 'center',
  minHeight: 0,
  padding: 20,
  overflowY: 'auto',
});
export const waiting = style({ display: 'grid', flex: 1, alignContent: 'end', gap: 12, minHeight: 0, padding: 16 });
export const bone = style({ width: '64%', height: 56, borderRadius: theme.radius.card });
export const boneOwn = style({ width: '48%', height: 44, justifySelf: 'end', borderRadius: theme.radius.card });

export const scroller = style({
  flex: 1,
  minHeight: 0,
  padding: 16,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
});
export const earlier = style({ display: 'flex', justifyContent: 'center', paddingBlockEnd: 16 });
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
export const more = style({
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.control,
  backgroundColor: 'transparent',
  color: theme.color.muted,
  cursor: 'pointer',
  selectors: { '&:hover': { color: theme.color.text } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8, width: '100%', paddingBlockStart: 2 });

/** Over the end of what was said. */
export const jump = style({
  display: 'flex',
  justifyContent: 'center',
  height: 0,
  transform: 'translateY(-56px)',
});
export const composer = style({
  display: 'grid',
  gap: 8,
  flex: 'none',
  padding: '12px 12px max(12px, env(safe-area-inset-bottom)) 16px',
  borderBlockStart: `1px solid ${theme.color.line}`,
  color: theme.color.muted,
  selectors: { '[dir="rtl"] &': { padding: '12px 16px max(12px, env(safe-area-inset-bottom)) 12px' } },
});
export const form = style({ display: 'flex', alignItems: 'center', gap: 4 });
export const input = style([fieldInput, { borderRadius: theme.radius.round }]);
export const left = style({ paddingInlineStart: 14, fontSize: '0.8125rem' });
