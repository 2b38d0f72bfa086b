import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space(3),
  paddingBlock: space(3),
  textAlign: 'center',
});

export const amount = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'center',
  gap: space(2),
  maxWidth: '100%',
  paddingInline: space(4),
  borderRadius: theme.radius.control,
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  cursor: 'text',
  selectors: {
    '&[data-end]': { flexDirection: 'row-reverse' },
    '&:focus-within': { outline: `2px solid ${theme.color.focus}`, outlineOffset: 2 },
  },
});

export const sign = style({ color: theme.color.muted, fontSize: `min(${theme.type.title}, 8vw)` });

/** Width of the text in digits. */
export const DIGITS = '--digits';

export const heroInput = style({
  flex: '0 1 auto',
  minWidth: '1ch',
  maxWidth: '100%',
  minHeight: 64,
  padding: 0,
  border: 0,
  // Browsers that cannot size the field by its content use the counted digits and marks.
  fieldSizing: 'content',
  '@supports': { 'not (field-sizing: content)': { width: `calc(var(${DIGITS}) * 1ch)` } },
  backgroundColor: 'transparent',
  color: theme.color.text,
  caretColor: theme.color.accentText,
  font: 'inherit',
  fontSize: theme.type.display,
  lineHeight: 1.1,
  letterSpacing: theme.font.headSpacing,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: {
    '&:focus': { outline: 'none' },
    '&::placeholder': { color: theme.color.muted, opacity: 0.7 },
    '&[aria-invalid="true"]': { color: theme.color.danger },
  },
});

export const heroHelp = style({ color: theme.color.muted, fontSize: theme.type.small, textWrap: 'balance' });

// Four in a row, more in wide places, or two if four do not fit. Never three and one.
const FOURTH = `min(25% - ${space(3)}, 5.5rem)`;
const HALF = `50% - ${space(3)}`;

export const presets = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${FOURTH}, min(${HALF}, (16.5rem - 100%) * 999)), 1fr))`,
  gap: space(3),
});

export const preset = style({
  minHeight: 48,
  padding: space(3, 2),
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  fontFamily: theme.font.action,
  fontWeight: 600,
  fontSize: theme.type.body,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: 'border-color 140ms ease, background-color 140ms ease',
  selectors: {
    '&:hover': { borderColor: theme.color.muted },
    '&[aria-pressed="true"]': {
      borderColor: theme.color.accentText,
      boxShadow: `inset 0 0 0 1px ${theme.color.accentText}`,
      backgroundColor: theme.color.accentSoft,
      color: theme.color.onAccentSoft,
    },
  },
});
