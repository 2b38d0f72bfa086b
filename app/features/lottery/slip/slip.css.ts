import { globalStyle, style } from '@vanilla-extract/css';
import { chip as kitChip } from '#app/kit/chips/chips.css.ts';
import { raisedFrame } from '#app/kit/theme/frame.ts';
import { layer } from '#app/kit/theme/layer.ts';
import { WIDE } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';
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
      padding: space(4, 5, 6),
      ...raisedFrame,
    },
  },
});

export const slip = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  minHeight: 44,
});
export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  minWidth: 0,
  margin: 0,
  padding: space(4, 0),
  border: 0,
  borderBlockStart: `1px solid ${theme.color.line}`,
});
export const lineTop = style({ display: 'flex', alignItems: 'start', gap: space(2) });
export const lineWords = style({ flex: 1, minWidth: 0, display: 'grid', gap: space(1) });
export const selection = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
});
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});
/** Overrides the kit's padding regardless of stylesheet order. */
export const chip = style([
  kitChip,
  {
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&&': { flex: '1 0 auto', justifyContent: 'center', paddingInline: space(3) } },
  },
]);
export const trouble = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  color: theme.color.danger,
  fontSize: theme.type.small,
  fontWeight: 500,
});

export const notice = style({
  display: 'grid',
  gap: space(4),
  padding: space(4),
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
});
/** Buttons fill the row side by side or stacked; a borderless one would look misaligned. */
export const noticeActions = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) });
globalStyle(`${noticeActions} > *`, { flex: '1 0 auto', maxWidth: '100%' });

/** Sticky, so that it stays visible beside a long slip. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: -20,
  display: 'grid',
  gap: space(4),
  paddingBlock: space(4, 6),
  marginBlockEnd: pull(6),
  borderBlockStart: `1px solid ${theme.color.line}`,
  backgroundColor: theme.color.surface,
});
export const sum = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space(4) });
export const total = style({ fontWeight: 700, fontSize: theme.type.head, fontVariantNumeric: 'tabular-nums' });

export const receipt = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(4),
  paddingBlock: space(6),
  textAlign: 'center',
});
export const receiptIcon = style({ color: theme.color.win });

const PLACE = aboveBar('8px');

/** Sticky above the navigation bar of a phone. */
export const bar = style({
  position: 'sticky',
  zIndex: layer.foot,
  insetBlockEnd: PLACE.narrow,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  width: '100%',
  minHeight: 56,
  padding: space(3, 3, 3, 5),
  borderRadius: theme.radius.card,
  border: `1px solid ${theme.color.lineStrong}`,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  boxShadow: theme.shadow.float,
  selectors: {
    '[dir="rtl"] &': { padding: space(3, 5, 3, 3) },
    [`${GAME} &`]: { insetBlockEnd: PLACE.game },
    [`${FLOATING} &`]: { insetBlockEnd: PLACE.floating },
  },
  '@media': { [WIDE]: { display: 'none' } },
});
/** Where the slip has a column there is nothing to open. */
export const inBarPlace = style({ display: 'contents', '@media': { [WIDE]: { display: 'none' } } });
export const barText = style({ display: 'grid', lineHeight: 1.3, minWidth: 0 });

export const winLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space(4),
});
export const winAmount = style({ color: theme.color.win, fontWeight: 700, fontVariantNumeric: 'tabular-nums' });

export const noWrap = style({ whiteSpace: 'nowrap' });
