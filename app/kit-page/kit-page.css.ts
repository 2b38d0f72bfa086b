import { globalStyle, style } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { space } from '#app/kit/theme/space.ts';
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
  gap: space(3, 6),
  padding: space(4, 5),
  borderBlockEnd: `1px solid ${theme.color.chromeLine}`,
  backgroundColor: theme.color.chrome,
  color: theme.color.onChrome,
  '@media': { [WIDE]: { position: 'sticky', insetBlockStart: 0, zIndex: layer.bar, paddingInline: space(7) } },
});

export const title = style({ flex: 1, fontSize: theme.type.head });
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) });
export const choice = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  padding: space(2),
  border: `1px solid ${theme.color.chromeLine}`,
  borderRadius: theme.radius.control,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  paddingInline: space(4),
  borderRadius: `calc(${theme.radius.control} - 3px)`,
  color: theme.color.onChromeMuted,
  fontSize: theme.type.small,
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
  padding: space(3, 5),
  borderBlockEnd: HAIRLINE,
  '@media': {
    [WIDE]: {
      position: 'sticky',
      insetBlockStart: 72,
      alignSelf: 'start',
      maxHeight: 'calc(100dvh - 72px)',
      padding: space(6, 3, 6, 5),
      borderBlockEnd: 0,
      overflowY: 'auto',
    },
  },
});

export const links = style({
  display: 'flex',
  gap: space(1),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [WIDE]: { display: 'grid', overflowX: 'visible' } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: space(4),
  borderRadius: theme.radius.control,
  color: theme.color.muted,
  fontSize: theme.type.body,
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
  gap: space(8),
  padding: space(7, 5, 8),
  '@media': { [WIDE]: { padding: space(7, 7, 8) } },
});

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });
export const partHead = style({ display: 'grid', gap: space(2), maxWidth: '70ch' });
export const partName = style({ fontSize: theme.type.title });
export const description = style({ minHeight: '1.5em', color: theme.color.muted });
export const keys = style({ color: theme.color.muted, fontSize: theme.type.small });

export const states = style({ borderBlockStart: HAIRLINE });

export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4, 6),
  paddingBlock: space(6),
  borderBlockEnd: HAIRLINE,
  '@media': { [TABLET]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
});

export const stateName = style({
  color: theme.color.muted,
  fontFamily: theme.font.text,
  fontSize: theme.type.small,
  fontWeight: 500,
  letterSpacing: 'normal',
  lineHeight: 1.5,
});

export const stage = style({ minWidth: 0, '@media': { [WIDE]: { vars: { [headTop]: '68px' } } } });
export const stageWaiting = style({ height: 96, marginBlock: space(6) });
