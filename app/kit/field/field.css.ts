import { style } from '@vanilla-extract/css';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** Disabled for the moment. */
const off = { opacity: 0.55, cursor: 'default' } as const;

export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) });
/** The label with something at the end of its line. */
export const withAside = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space(3, 4) });
/** Shares the label's line, although it follows the control. */
export const aside = style({
  gridRow: 1,
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'flex-end',
  textAlign: 'end',
});
export const label = style({ fontWeight: 600, fontSize: theme.type.small });
export const frame = style({
  position: 'relative',
  display: 'flex',
  selectors: { [`${withAside} > &`]: { gridColumn: '1 / -1' } },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: 50,
  padding: space(3, 5),
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.sunken,
  color: theme.color.text,
  fontSize: theme.type.lead,
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
    // The text starts where the page's lines start, whatever its own direction.
    '[dir="rtl"] &': { textAlign: 'right' },
  },
});

/** Several lines; the user can resize it. */
export const area = style([input, { width: '100%', minHeight: 120, lineHeight: 1.5, resize: 'vertical' }]);
export const areaNote = style({ display: 'flex', justifyContent: 'flex-end', fontSize: theme.type.note });

const END_ROOM = 52;

/** Room for the control at the end of the page's lines, which may not be the end of the typed text. */
export const withEnd = style({
  paddingRight: END_ROOM,
  selectors: { '[dir="rtl"] &': { paddingRight: space(4), paddingLeft: END_ROOM } },
});
export const end = style({
  position: 'absolute',
  insetBlock: 2,
  insetInlineEnd: 2,
  display: 'flex',
  alignItems: 'center',
});
export const help = style({ color: theme.color.muted, fontSize: theme.type.small });
export const note = style({ fontSize: theme.type.small, fontWeight: 600 });
export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(3),
  color: theme.color.danger,
  fontSize: theme.type.small,
});

/** The icon stays with the first word, however many lines follow. */
export const centredError = style({
  color: theme.color.danger,
  fontSize: theme.type.small,
  textAlign: 'center',
  textWrap: 'balance',
});
export const errorIcon = style({ display: 'inline-flex', marginInlineEnd: space(3), verticalAlign: 'text-bottom' });

export const group = style({ display: 'grid', gap: space(3), minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({ padding: 0, marginBlockEnd: space(3), fontWeight: 600, fontSize: theme.type.small });

export const check = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem 1fr',
  gap: space(4),
  alignItems: 'start',
  minHeight: 44,
  paddingBlock: space(3),
  fontSize: theme.type.body,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': off, '&:has([readonly])': { cursor: 'default' } },
});

/** Aligned with the label, not with the box. */
export const checkHelp = style([
  help,
  { marginBlock: `${pull(3)} ${space(3)}`, paddingInlineStart: `calc(1.5rem + ${space(4)})` },
]);

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
