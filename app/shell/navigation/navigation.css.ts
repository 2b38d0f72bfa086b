import { style } from '@vanilla-extract/css';
import { theme } from '../../../themes/contract.css.ts';
import { narrow, wide } from '../../kit/theme/media.ts';
import { column, frame } from '../layout/frame.css.ts';

const SIDE = `${frame}[data-navigation="side"] &`;
const TOP = `${frame}[data-navigation="top"] &`;

export const navigation = style({
  gridArea: 'navigation',
  minWidth: 0,
  selectors: {
    [TOP]: {
      backgroundColor: theme.color.chrome,
      color: theme.color.onChrome,
      borderBlockEnd: `1px solid ${theme.color.chromeLine}`,
    },
  },
  '@media': {
    [wide]: {
      selectors: {
        [TOP]: { display: 'flex', justifyContent: 'space-between', paddingInline: `calc(${column} - 14px)` },
        [SIDE]: {
          position: 'sticky',
          insetBlockStart: 69,
          alignSelf: 'start',
          height: 'calc(100dvh - 69px)',
          overflowY: 'auto',
          padding: 14,
          backgroundColor: theme.color.chrome,
          color: theme.color.onChrome,
          borderInlineEnd: `1px solid ${theme.color.chromeLine}`,
        },
      },
    },
  },
});

/** On a phone a strip that scrolls sideways; beside the content a column. */
export const list = style({
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  selectors: {
    [SIDE]: { gap: 8, padding: '16px 16px 0' },
    [TOP]: { gap: 4, paddingInline: 8 },
  },
  '@media': {
    [wide]: {
      selectors: {
        [SIDE]: { flexDirection: 'column', gap: 4, padding: 0, overflow: 'visible' },
        [TOP]: { paddingInline: 0 },
      },
    },
  },
});

export const second = style({
  '@media': {
    [narrow]: { display: 'none' },
    [wide]: {
      selectors: {
        [SIDE]: {
          marginBlockStart: 16,
          paddingBlockStart: 16,
          borderBlockStart: `1px solid ${theme.color.chromeLine}`,
        },
      },
    },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  fontWeight: 500,
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  transition: 'background-color 140ms ease, color 140ms ease',
  selectors: {
    [SIDE]: {
      paddingInline: 14,
      borderRadius: theme.radius.control,
      backgroundColor: theme.color.surface,
      color: theme.color.muted,
    },
    [`${SIDE}[aria-current="page"]`]: { backgroundColor: theme.color.accentSoft, color: theme.color.onAccentSoft },
    [TOP]: { position: 'relative', minHeight: 48, paddingInline: 14, color: theme.color.onChromeMuted },
    [`${TOP}[aria-current="page"], ${TOP}:hover`]: { color: theme.color.onChrome },
    [`${TOP}[aria-current="page"]::after`]: {
      content: '""',
      position: 'absolute',
      insetInline: 14,
      insetBlockEnd: 0,
      height: 3,
      borderRadius: '3px 3px 0 0',
      backgroundColor: theme.color.call,
    },
  },
  '@media': {
    [wide]: {
      selectors: {
        [SIDE]: { gap: 14, backgroundColor: 'transparent', color: theme.color.onChromeMuted },
        [`${SIDE}:hover`]: { color: theme.color.onChrome },
        [`${SIDE}[aria-current="page"]`]: {
          backgroundColor: theme.color.chromeActive,
          color: theme.color.onChromeActive,
          boxShadow: `inset 3px 0 0 ${theme.color.accent}`,
        },
        [`[dir="rtl"] ${SIDE}[aria-current="page"]`]: { boxShadow: `inset -3px 0 0 ${theme.color.accent}` },
      },
    },
  },
});

/** Tabs are words alone; chips and the rail have their icon. */
export const linkIcon = style({ display: 'flex', selectors: { [TOP]: { display: 'none' } } });
