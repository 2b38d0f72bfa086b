import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';
import { headTop } from '../kit/table/table-vars.css.ts';
import { TABLET, WIDE } from '../kit/theme/media.ts';

globalStyle('html[data-text="200"]', { fontSize: '200%' });
globalStyle('html', { scrollPaddingBlockStart: 88 });

const HAIRLINE = `1px solid ${theme.color.line}`;

export const page = style({ minHeight: '100dvh' });

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  padding: '12px 16px',
  borderBlockEnd: `1px solid ${theme.color.chromeLine}`,
  backgroundColor: theme.color.chrome,
  color: theme.color.onChrome,
  '@media': { [WIDE]: { position: 'sticky', insetBlockStart: 0, zIndex: 30, paddingInline: 28 } },
});

export const title = style({ flex: 1, fontSize: '1.25rem' });
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const choice = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  padding: 3,
  border: `1px solid ${theme.color.chromeLine}`,
  borderRadius: theme.radius.control,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  paddingInline: 12,
  borderRadius: `calc(${theme.radius.control} - 3px)`,
  color: theme.color.onChromeMuted,
  fontSize: '0.875rem',
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: theme.color.onChrome },
    '&:has(:checked)': { backgroundColor: theme.color.chromeActive, color: theme.color.onChromeActive },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.color.focus}`, outlineOffset: 2 },
  },
});

/** The label shows selection and focus. */
export const radio = style({ position: 'absolute', opacity: 0, pointerEvents: 'none' });

export const body = style({
  '@media': {
    [WIDE]: { display: 'grid', gridTemplateColumns: '200px minmax(0, 1fr)', maxWidth: 1440, marginInline: 'auto' },
  },
});

export const list = style({
  padding: '8px 16px',
  borderBlockEnd: HAIRLINE,
  '@media': {
    [WIDE]: {
      position: 'sticky',
      insetBlockStart: 72,
      alignSelf: 'start',
      maxHeight: 'calc(100dvh - 72px)',
      padding: '24px 8px 24px 16px',
      borderBlockEnd: 0,
      overflowY: 'auto',
    },
  },
});

export const links = style({
  display: 'flex',
  gap: 2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [WIDE]: { display: 'grid', overflowX: 'visible' } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 12,
  borderRadius: theme.radius.control,
  color: theme.color.muted,
  fontSize: '0.9375rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '@media': { [WIDE]: { minHeight: 36 } },
  selectors: {
    '&:hover': { color: theme.color.text },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': { backgroundColor: theme.color.chosen, color: theme.color.onChosen },
  },
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 64,
  padding: '28px 16px 96px',
  '@media': { [WIDE]: { padding: '32px 28px 160px' } },
});

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
export const partHead = style({ display: 'grid', gap: 4, maxWidth: '70ch' });
export const partName = style({ fontSize: '1.5rem' });
export const description = style({ minHeight: '1.5em', color: theme.color.muted });
export const keys = style({ color: theme.color.muted, fontSize: '0.875rem' });

export const states = style({ borderBlockStart: HAIRLINE });

export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px 24px',
  paddingBlock: 20,
  borderBlockEnd: HAIRLINE,
  '@media': { [TABLET]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
});

export const stateName = style({
  color: theme.color.muted,
  fontFamily: theme.font.text,
  fontSize: '0.875rem',
  fontWeight: 500,
  letterSpacing: 'normal',
  lineHeight: 1.5,
});

export const stage = style({ minWidth: 0, '@media': { [WIDE]: { vars: { [headTop]: '68px' } } } });
export const stageWaiting = style({ height: 96, marginBlock: 20 });
