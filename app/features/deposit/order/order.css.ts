import { keyframes, style } from '@vanilla-extract/css';
import { frame, raisedFrame } from '#app/kit/theme/frame.ts';
import { LIVELY, NARROW } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const state = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });
export const stateHead = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: space(4) });
export const note = style({ color: theme.color.muted, fontSize: theme.type.small, textWrap: 'pretty' });

const pulse = keyframes({ '50%': { opacity: 0.35 } });
export const live = style({
  width: 12,
  height: 12,
  marginBlockStart: space(3),
  borderRadius: '50%',
  backgroundColor: theme.color.accentText,
  boxShadow: `0 0 0 5px ${theme.color.accentSoft}`,
  '@media': { [LIVELY]: { animation: `${pulse} 2s ease-in-out infinite` } },
});

export const clock = style({
  display: 'grid',
  justifyItems: 'end',
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: theme.type.title,
  lineHeight: 1.2,
});
export const clockNote = style({
  color: theme.color.muted,
  fontFamily: theme.font.text,
  fontWeight: 400,
  fontSize: theme.type.note,
});

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const step = style({
  position: 'relative',
  paddingBlockStart: space(4),
  color: theme.color.muted,
  selectors: {
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      width: '100%',
      height: 4,
      borderRadius: 2,
      backgroundColor: theme.color.line,
    },
    '&::after': { width: 0, backgroundColor: theme.color.accentText },
    '&[data-state="done"]::after': { width: '100%' },
    '&[data-state="here"]::after': { width: '45%' },
    '&[data-state="here"]': { color: theme.color.text },
    '&:nth-child(2)': { textAlign: 'center' },
    '&:nth-child(3)': { textAlign: 'end' },
  },
});
export const stepText = style({ fontSize: theme.type.note });

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 11rem) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(5),
  padding: space(4),
  ...raisedFrame,
  selectors: { '&[data-plain]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 10.5rem) minmax(0, 1fr)', gap: space(4) } },
});
export const qrSide = style({ display: 'grid' });
export const qrText = style({ display: 'grid', justifyItems: 'start', gap: space(3), minWidth: 0 });
export const qrSave = style({ gridColumn: '1 / -1', display: 'grid' });
export const exact = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: `min(${theme.type.title}, 6vw)`,
  overflowWrap: 'anywhere',
});

export const rows = style({
  margin: 0,
  ...frame,
});
export const copyRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5.5rem) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(4),
  minHeight: 52,
  paddingInline: space(5, 2),
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${theme.color.line}` },
    '[dir="rtl"] &': { paddingInline: space(5, 2) },
  },
});
export const rowValue = style({
  fontWeight: 600,
  fontSize: theme.type.body,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const proofHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(0, 4),
  marginBlockEnd: space(3),
});

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: space(4),
});

export const figure = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: theme.type.figure,
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
});

export const receipt = style([rows, { paddingBlock: space(2) }]);
export const receiptRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(5),
  padding: space(3, 5),
  textAlign: 'end',
});

export const bonus = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  padding: space(4, 5),
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.accentSoft,
  color: theme.color.onAccentSoft,
  fontSize: theme.type.body,
});

/** Where the platform has no game to offer, the receipt has no landmark for them either. */
export const games = style({ selectors: { '&:empty': { display: 'none' } } });
