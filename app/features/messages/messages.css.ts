import { style } from '@vanilla-extract/css';
import { frame } from '#app/kit/theme/frame.ts';
import { layer } from '#app/kit/theme/layer.ts';
import { COMPACT, NARROW } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** Width from which the list and a message fit side by side. */
const BESIDE = 'inbox (min-width: 700px)';

export const inbox = style({ containerName: 'inbox', containerType: 'inline-size' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(6),
  '@container': { [BESIDE]: { gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 10fr)' } },
});

/** A narrow page hides the list while a message is open. */
const besideMessage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '[data-open="true"] > &': { display: 'none' } },
  '@container': { [BESIDE]: { selectors: { '[data-open="true"] > &': { display: 'grid' } } } },
});

export const listColumn = style([besideMessage, { gap: space(4) }]);

/** Spans the list and the open message. */
export const overList = style([besideMessage, { gridColumn: '1 / -1' }]);

export const filterNumber = style({ fontVariantNumeric: 'tabular-nums' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(0, 4),
  minHeight: 44,
});
export const headStart = style({ display: 'flex', flex: '1 1 6rem', alignItems: 'center', gap: space(2), minWidth: 0 });
export const clear = style({ marginInlineStart: pull(3) });
export const chosenCount = style({ fontFamily: theme.font.head, fontSize: theme.type.head, fontWeight: 600 });

/** Full-width rows on a phone. */
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...frame,
  overflow: 'hidden',
  selectors: { '&[aria-busy="true"]': { opacity: 0.7 } },
  '@media': {
    [NARROW]: {
      marginInline: pull(5),
      borderInline: 0,
      borderRadius: 0,
      borderBlockEnd: 0,
      backgroundColor: 'transparent',
    },
  },
});

export const dayName = style({
  padding: space(4, 5, 3),
  color: theme.color.muted,
  fontFamily: theme.font.text,
  fontSize: theme.type.small,
  fontWeight: 600,
  borderBlockEnd: `1px solid ${theme.color.line}`,
});

/** Floats at the bottom of the list, above the navigation bar of a phone. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 16,
  zIndex: layer.foot,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  padding: space(3),
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.raised,
  color: theme.color.text,
  boxShadow: theme.shadow.float,
  '@media': { [COMPACT]: { insetBlockEnd: 'calc(88px + env(safe-area-inset-bottom))' } },
});

export const barMain = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', flex: 2, minWidth: 0 });
export const barText = style({ flex: 1, minWidth: 0, paddingInlineStart: space(4), overflowWrap: 'anywhere' });

export const danger = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(3),
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  padding: space(3, 4),
  border: 0,
  borderRadius: theme.radius.control,
  backgroundColor: 'transparent',
  color: theme.color.danger,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: theme.color.dangerSoft },
    '&[aria-disabled="true"]': { opacity: 0.55, cursor: 'default' },
  },
});

/** Hidden on a narrow page, where the message replaces the list. */
export const invitation = style({
  display: 'none',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space(4),
  minHeight: 280,
  border: `1px dashed ${theme.color.line}`,
  borderRadius: theme.radius.card,
  color: theme.color.muted,
  textAlign: 'center',
  '@container': { [BESIDE]: { display: 'grid' } },
});

export const reader = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  '@container': {
    [BESIDE]: {
      position: 'sticky',
      insetBlockStart: 96,
      padding: space(5, 6, 6),
      ...frame,
    },
  },
});

export const readerHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
});
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: 44,
  color: theme.color.accentText,
  fontWeight: 500,
  '@container': { [BESIDE]: { display: 'none' } },
});
export const readerTitle = style({ fontSize: theme.type.title, lineHeight: 1.3, overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(3), marginBlockStart: space(3) });
export const boneTitle = style({ width: '55%', height: 16 });
export const boneText = style({ width: '90%', height: 14 });
export const boneBox = style({ width: 24, height: 24 });
