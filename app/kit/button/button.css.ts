import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(3),
  minHeight: 44,
  padding: space(3, 5),
  border: '1px solid transparent',
  borderRadius: theme.radius.control,
  fontFamily: theme.font.action,
  fontWeight: 600,
  fontSize: theme.type.body,
  lineHeight: 1.25,
  textAlign: 'center',
  // A label stays on one line if that fits its container; large text wraps into lines of about the same length.
  flexShrink: 0,
  maxWidth: '100%',
  textWrap: 'balance',
  overflowWrap: 'break-word',
  cursor: 'pointer',
  userSelect: 'none',
  transition: 'background-color 140ms ease, border-color 140ms ease, transform 140ms ease, opacity 140ms ease',
  selectors: {
    '&:active': { transform: 'translateY(1px)' },
    '&:disabled, &[aria-disabled="true"]': { opacity: 0.55, cursor: 'default' },
  },
});

export const button = styleVariants({
  primary: [
    base,
    {
      backgroundColor: theme.color.accent,
      color: theme.color.onAccent,
      boxShadow: theme.shadow.accent,
      selectors: { '&:hover': { backgroundColor: theme.color.accentHover } },
    },
  ],
  outline: [
    base,
    {
      backgroundColor: 'transparent',
      borderColor: theme.color.lineStrong,
      color: 'inherit',
      selectors: { '&:hover': { borderColor: 'currentColor' } },
    },
  ],
  /** For what ends something and cannot be taken back: never the main action of a screen. */
  danger: [
    base,
    {
      backgroundColor: 'transparent',
      borderColor: theme.color.danger,
      color: theme.color.danger,
      selectors: { '&:hover': { backgroundColor: `color-mix(in srgb, ${theme.color.danger} 10%, transparent)` } },
    },
  ],
  plain: [
    base,
    {
      backgroundColor: 'transparent',
      color: theme.color.accentText,
      paddingInline: space(3),
      selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
    },
  ],
  call: [
    base,
    {
      backgroundColor: theme.color.call,
      color: theme.color.onCall,
      borderRadius: theme.radius.round,
      boxShadow: theme.shadow.accent,
    },
  ],
});

export const wide = style({ width: '100%', flexShrink: 1 });
export const large = style({ minHeight: 52, fontSize: theme.type.lead });

export const iconButton = style([
  base,
  {
    minWidth: 44,
    padding: 0,
    paddingInline: space(4),
    backgroundColor: 'transparent',
    color: 'inherit',
    selectors: { '&:hover': { backgroundColor: `color-mix(in srgb, currentColor 10%, transparent)` } },
  },
]);
