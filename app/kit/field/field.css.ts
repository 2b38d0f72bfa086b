import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

/** Disabled for the moment. */
const off = { opacity: 0.55, cursor: 'default' } as const;

export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 });
/** The label with something at the end of its line. */
export const withAside = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '6px 12px' });
/** On the label's line, although it follows the control. */
export const aside = style({
  gridRow: 1,
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'flex-end',
  textAlign: 'end',
});
export const label = style({ fontWeight: 600, fontSize: '0.875rem' });
export const frame = style({
  position: 'relative',
  display: 'flex',
  selectors: { [`${withAside} > &`]: { gridColumn: '1 / -1' } },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: 50,
  padding: '10px 14px',
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.sunken,
  color: theme.color.text,
  fontSize: '1rem',
  // The error is below, and scrolls into view together with the field on focus.
  scrollMarginBlockEnd: 72,
  transition: 'border-color 140ms ease',
  selectors: {
    '&:hover': { borderColor: theme.color.muted },
    '&:focus': { borderColor: theme.color.focus, outline: `1px solid ${theme.color.focus}`, outlineOffset: 0 },
    '&[aria-invalid="true"]': { borderColor: theme.color.danger, outlineColor: theme.color.danger },
    '&::placeholder': { color: theme.color.muted, opacity: 1 },
    '&[readonly]': { backgroundColor: theme.color.raised, borderColor: 'transparent' },
    '&:disabled': { ...off, borderColor: theme.color.lineStrong },
    // Whatever its direction, the text starts where the page's lines start.
    '[dir="rtl"] &': { textAlign: 'right' },
  },
});

/** Several lines; the user can resize it. */
export const area = style([input, { width: '100%', minHeight: 120, lineHeight: 1.5, resize: 'vertical' }]);
export const areaNote = style({ display: 'flex', justifyContent: 'flex-end', fontSize: '0.8125rem' });

/** Room for the control at the end of the page's lines, which may not be the end of the typed text. */
export const withEnd = style({
  paddingRight: 52,
  selectors: { '[dir="rtl"] &': { paddingRight: 14, paddingLeft: 52 } },
});
export const end = style({
  position: 'absolute',
  insetBlock: 2,
  insetInlineEnd: 2,
  display: 'flex',
  alignItems: 'center',
});
export const help = style({ color: theme.color.muted, fontSize: '0.875rem' });
export const note = style({ fontSize: '0.875rem', fontWeight: 600 });
export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  color: theme.color.danger,
  fontSize: '0.875rem',
});

/** The icon stays with the first word, however many lines follow. */
export const centredError = style({
  color: theme.color.danger,
  fontSize: '0.875rem',
  textAlign: 'center',
  textWrap: 'balance',
});
export const errorIcon = style({ display: 'inline-flex', marginInlineEnd: 6, verticalAlign: 'text-bottom' });

export const group = style({ display: 'grid', gap: 6, minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({ padding: 0, marginBlockEnd: 6, fontWeight: 600, fontSize: '0.875rem' });

export const check = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem 1fr',
  gap: 12,
  alignItems: 'start',
  minHeight: 44,
  paddingBlock: 10,
  fontSize: '0.9375rem',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': off, '&:has([readonly])': { cursor: 'default' } },
});

/** Aligned with the label, not with the box. */
export const checkHelp = style([help, { marginBlock: '-8px 8px', paddingInlineStart: 'calc(1.5rem + 12px)' }]);

export const box = style({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  border: `1.5px solid ${theme.color.muted}`,
  borderRadius: `min(6px, ${theme.radius.control})`,
  backgroundColor: theme.color.sunken,
  color: theme.color.onAccent,
  cursor: 'pointer',
  selectors: {
    '&:checked': { backgroundColor: theme.color.accent, borderColor: theme.color.accent },
    '&::after': {
      content: '""',
      width: '0.75rem',
      height: '0.4375rem',
      marginBlockStart: '-0.1875rem',
      transform: 'rotate(-45deg)',
      borderLeft: '2.5px solid',
      borderBlockEnd: '2.5px solid',
      opacity: 0,
    },
    '&:checked::after': { opacity: 1 },
    '&[aria-invalid="true"]': { borderColor: theme.color.danger },
    '&:disabled': { cursor: 'default' },
  },
});
