import { style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { toolButton } from '../tool-button.ts';

/** Looks like a field in wide windows; only an icon on a phone. */
export const findButton = style({
  ...toolButton,
  gridArea: 'find',
  border: 0,
  color: theme.color.muted,
  '@media': {
    [WIDE]: {
      flex: '0 1 18rem',
      justifyContent: 'start',
      minWidth: 0,
      // Pushes the other tools to the end.
      marginInlineEnd: 'auto',
      minHeight: 36,
      paddingInline: space(4),
      border: `1px solid ${theme.color.lineStrong}`,
      backgroundColor: theme.color.surface,
      selectors: { '&:hover': { borderColor: 'currentColor' } },
    },
  },
});
export const findText = style({
  display: 'none',
  '@media': {
    [WIDE]: {
      display: 'block',
      flex: 1,
      overflow: 'hidden',
      textAlign: 'start',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});
export const findKey = style({
  display: 'none',
  '@media': {
    [WIDE]: {
      display: 'block',
      padding: `1px ${space(3)}`,
      borderRadius: theme.radius.badge,
      backgroundColor: theme.color.raised,
      fontFamily: 'inherit',
      fontSize: theme.type.fine,
      whiteSpace: 'nowrap',
    },
  },
});

export const findInput = style({
  width: '100%',
  minHeight: 48,
  paddingInline: space(5),
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  fontSize: theme.type.lead,
  selectors: { '&::placeholder': { color: theme.color.muted, opacity: 1 } },
});
export const list = style({
  display: 'grid',
  marginBlockStart: space(3),
  maxHeight: 'min(24rem, 50dvh)',
  overflowY: 'auto',
});
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  minHeight: 44,
  paddingInline: space(4),
  borderRadius: theme.radius.control,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: theme.color.raised },
    '&[aria-selected="true"]': { backgroundColor: theme.color.accentSoft, color: theme.color.onAccentSoft },
  },
});
export const none = style({
  marginBlockStart: space(3),
  color: theme.color.muted,
  fontSize: theme.type.small,
  textWrap: 'pretty',
});
