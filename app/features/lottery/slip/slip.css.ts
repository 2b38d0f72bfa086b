import { globalStyle, style } from '@vanilla-extract/css';
import { chip as kitChip } from '#app/kit/chips/chips.css.ts';
import { WIDE } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';
import { aboveBar, FLOATING, GAME } from '../look/above-bar.ts';

export const column = style({
  display: 'none',
  '@media': {
    [WIDE]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      position: 'sticky',
      insetBlockStart: 84,
      maxHeight: 'calc(100dvh - 100px)',
      overflowY: 'auto',
      padding: '12px 16px 20px',
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.card,
      backgroundColor: theme.color.surface,
      boxShadow: theme.shadow.card,
    },
  },
});

export const slip = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 44,
});
export const title = style({ fontSize: '1.125rem' });
export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: '12px 0',
  border: 0,
  borderBlockStart: `1px solid ${theme.color.line}`,
});
export const lineTop = style({ display: 'flex', alignItems: 'start', gap: 4 });
export const lineWords = style({ flex: 1, minWidth: 0, display: 'grid', gap: 2 });
export const selection = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});
/** Overrides the kit's padding whichever stylesheet comes first. */
export const chip = style([
  kitChip,
  {
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&&': { flex: '1 0 auto', justifyContent: 'center', paddingInline: 8 } },
  },
]);
export const trouble = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: theme.color.danger,
  fontSize: '0.875rem',
  fontWeight: 500,
});

export const notice = style({
  display: 'grid',
  gap: 10,
  padding: 12,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
});
/** Buttons fill the row side by side or stacked: one without a border would look misaligned below one with it. */
export const noticeActions = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
globalStyle(`${noticeActions} > *`, { flex: '1 0 auto', maxWidth: '100%' });

/** Stays visible while the lines of a long slip scroll. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: -20,
  display: 'grid',
  gap: 10,
  paddingBlock: '14px 20px',
  marginBlockEnd: -20,
  borderBlockStart: `1px solid ${theme.color.line}`,
  backgroundColor: theme.color.surface,
});
export const sum = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 12 });
export const total = style({ fontWeight: 700, fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' });

export const receipt = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  paddingBlock: 20,
  textAlign: 'center',
});
export const receiptIcon = style({ color: theme.color.win });

const PLACE = aboveBar('8px');

/** Stays above the navigation bar while a phone's page scrolls. */
export const bar = style({
  position: 'sticky',
  zIndex: 20,
  insetBlockEnd: PLACE.narrow,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  width: '100%',
  minHeight: 56,
  padding: '8px 8px 8px 16px',
  borderRadius: theme.radius.card,
  border: `1px solid ${theme.color.lineStrong}`,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  boxShadow: theme.shadow.float,
  selectors: {
    '[dir="rtl"] &': { padding: '8px 16px 8px 8px' },
    [`${GAME} &`]: { insetBlockEnd: PLACE.game },
    [`${FLOATING} &`]: { insetBlockEnd: PLACE.floating },
  },
  '@media': { [WIDE]: { display: 'none' } },
});
export const barText = style({ display: 'grid', lineHeight: 1.3, minWidth: 0 });

export const winLine = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 12 });
export const winAmount = style({ color: theme.color.win, fontWeight: 700, fontVariantNumeric: 'tabular-nums' });

export const noWrap = style({ whiteSpace: 'nowrap' });
