import { style } from '@vanilla-extract/css';
import { FORCED } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: '2px 16px',
  padding: '18px 20px 12px',
});
export const label = style({ gridColumn: '1 / -1', color: theme.color.muted, fontSize: '0.875rem' });
export const sentence = style({ minWidth: 0, fontSize: 'min(1.5rem, 7.5vw)', lineHeight: 1.25, textWrap: 'balance' });
export const total = style({ color: theme.color.muted, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const count = style({
  color: theme.color.text,
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: '1.5rem',
});
export const meter = style({ gridColumn: '1 / -1', display: 'flex', gap: 4, marginBlockStart: 10 });
export const segment = style({
  flex: 1,
  height: 8,
  borderRadius: theme.radius.badge,
  backgroundColor: theme.color.raised,
  selectors: { '&[data-done]': { backgroundColor: theme.color.win } },
  '@media': { [FORCED]: { forcedColorAdjust: 'none', outline: '1px solid CanvasText' } },
});
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: '0 28px',
  margin: 0,
  padding: '0 20px 12px',
  listStyle: 'none',
});
export const row = style({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 52 });
export const done = style({ display: 'flex', flex: 'none', color: theme.color.win });
export const open = style({ display: 'flex', flex: 'none', color: theme.color.muted });
export const next = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 14px',
  padding: '16px 20px',
  borderBlockStart: `1px solid ${theme.color.line}`,
  backgroundColor: theme.color.accentSoft,
  color: theme.color.onAccentSoft,
});
export const nextIcon = style({ display: 'flex', flex: 'none' });
export const nextText = style({ fontSize: '0.875rem', textWrap: 'pretty' });
export const nextAction = style({ flex: '1 1 11rem', maxWidth: 420 });
