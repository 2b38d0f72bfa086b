import { keyframes, style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { LIVELY, NARROW, TABLET } from '../theme/media.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const fade = keyframes({ from: { opacity: 0 } });

export const dialog = style({
  width: 'min(100% - 32px, 460px)',
  maxHeight: 'calc(100dvh - 24px)',
  margin: 'auto',
  padding: 0,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.sheet,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  boxShadow: theme.shadow.float,
  overflow: 'hidden',
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column' },
    // Keeps its shape in every window: it never becomes a sheet.
    '&[data-square="true"]': {
      // 200 px at the usual size of text.
      width: '12.5rem',
      height: '12.5rem',
      maxWidth: 'calc(100% - 32px)',
      margin: 'auto',
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.sheet,
    },
    '&[data-fill="true"]': { width: 'min(100% - 32px, 560px)', height: 'min(100dvh - 24px, 760px)' },
    '&::backdrop': { backgroundColor: theme.color.scrim },
  },
  '@media': {
    [LIVELY]: {
      selectors: {
        '&[open]': { animation: `${rise} 200ms ease-out` },
        '&[open]::backdrop': { animation: `${fade} 200ms ease-out` },
      },
    },
    [TABLET]: {
      selectors: {
        '&[data-small="true"]': { width: 'min(100% - 32px, 380px)' },
        '&[data-wide="true"]': { width: 'min(100% - 32px, 900px)' },
      },
    },
    [NARROW]: {
      width: '100%',
      maxWidth: '100%',
      maxHeight: 'calc(100dvh - 40px)',
      margin: 'auto 0 0',
      borderInline: 0,
      borderBlockEnd: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      selectors: {
        '&[data-fill="true"]': { width: '100%', height: '100dvh', maxHeight: 'none', border: 0, borderRadius: 0 },
      },
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  // A title of several lines keeps them, however long the content is.
  flex: 'none',
  // The height that a close button would give it.
  minHeight: 64,
  padding: space(5, 4, 2, 6),
  selectors: {
    '[dir="rtl"] &': { padding: space(5, 6, 2, 4) },
    '[data-fill="true"] > &': { paddingBlockStart: `max(${space(5)}, env(safe-area-inset-top))` },
    '[data-square="true"] > &': { minHeight: 52, padding: space(2, 2, 0, 5) },
    '[dir="rtl"] [data-square="true"] > &': { padding: space(2, 5, 0, 2) },
  },
});

/** Leaves room for the content below the title, even with large text on a phone. */
export const title = style({
  fontSize: `min(${theme.type.title}, 10vw)`,
  lineHeight: 1.15,
  textWrap: 'balance',
  selectors: { '[data-square="true"] &': { fontSize: theme.type.lead } },
});

export const body = style({
  // WebKit takes a basis of 0 % for no height at all where the column's own height is its content's.
  flex: '1 1 auto',
  minHeight: 0,
  padding: space(3, 6, 5),
  overflowY: 'auto',
  // Keeps a focused field above a form's sticky action.
  scrollPaddingBlockEnd: 72,
  overscrollBehavior: 'contain',
  selectors: {
    '[data-fill="true"] > &': { display: 'flex', flexDirection: 'column', padding: 0, overflow: 'hidden' },
    '[data-square="true"] > &': { padding: space(2, 5, 4) },
  },
});

export const foot = style({
  display: 'grid',
  gap: space(4),
  padding: `${space(4, 6)} max(${space(6)}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${theme.color.line}`,
  selectors: { '&:empty': { display: 'none' } },
});
