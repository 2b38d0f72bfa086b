import { style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

/** Height of the header on wide screens; sticky elements below it start here. */
export const HEADER = 56;

/** Below the layout with a rail. */
const compact = 'screen and (max-width: 1023.98px)';

/** The layout follows the width of the page's content, not of the window. */
export const PAGE = 'agent-page';

export const office = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  minHeight: '100dvh',
  backgroundColor: theme.color.ground,
  '@media': {
    [WIDE]: { gridTemplateColumns: '208px minmax(0, 1fr)', gridTemplateRows: `${HEADER}px 1fr` },
  },
});

/** Dark in both colour schemes. */
export const rail = style({
  display: 'grid',
  gap: 4,
  padding: '8px 12px',
  backgroundColor: theme.color.chrome,
  color: theme.color.onChrome,
  '@media': {
    [WIDE]: {
      position: 'sticky',
      insetBlockStart: 0,
      gridRow: '1 / -1',
      gridTemplateRows: 'auto 1fr',
      alignSelf: 'start',
      gap: 12,
      height: '100dvh',
      padding: '14px 12px',
      overflowY: 'auto',
      borderInlineEnd: `1px solid ${theme.color.chromeLine}`,
    },
  },
});

export const railBrand = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  paddingInline: 8,
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  letterSpacing: theme.font.headSpacing,
  lineHeight: 1.2,
});
export const railMark = style({ width: 24, height: 24, flex: 'none' });

export const railList = style({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [WIDE]: { flexDirection: 'column', overflow: 'visible' } },
});
/** Names a group beside the page; in the row of a phone the order alone does. */
export const railGroup = style({
  display: 'none',
  '@media': {
    [WIDE]: {
      display: 'block',
      padding: '14px 10px 4px',
      color: theme.color.onChromeMuted,
      fontSize: '0.75rem',
    },
  },
});
export const railText = style({ flex: 1, minWidth: 0 });
export const railLast = style({ '@media': { [WIDE]: { marginBlockStart: 'auto' } } });

export const railLink = style({
  // Holds the hidden words of its count.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  paddingInline: 10,
  borderRadius: theme.radius.control,
  color: theme.color.onChromeMuted,
  fontSize: '0.8125rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  transition: 'background-color 140ms ease, color 140ms ease',
  selectors: {
    '&:hover': { color: theme.color.onChrome },
    '&[aria-current="page"]': { backgroundColor: theme.color.raised, color: theme.color.onChrome },
  },
  '@media': { [WIDE]: { minHeight: 36, whiteSpace: 'normal' } },
});

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"who tools" "balance tools" "clock clock"',
  alignItems: 'center',
  gap: '0 12px',
  padding: '8px 12px 8px 16px',
  backgroundColor: theme.color.surface,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  fontSize: '0.875rem',
  '@media': {
    [WIDE]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 20,
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"who clock balance tools"',
      gap: 18,
      padding: '0 24px',
      fontSize: '0.8125rem',
    },
  },
});

export const memberName = style({
  gridArea: 'who',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: theme.font.head,
  fontWeight: 600,
  fontSize: '0.9375rem',
});
export const clock = style({ gridArea: 'clock', color: theme.color.muted, fontSize: '0.8125rem' });
export const balance = style({
  gridArea: 'balance',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 6px',
  color: theme.color.muted,
});
export const balanceAmount = style({ color: theme.color.text, fontWeight: 600, fontSize: '0.9375rem' });

export const tools = style({ gridArea: 'tools', display: 'flex', alignItems: 'center' });

/** Less prominent than the kit's button; only the icon on a phone. */
export const logOut = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minWidth: 44,
  minHeight: 44,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: theme.radius.control,
  backgroundColor: 'transparent',
  fontWeight: 600,
  cursor: 'pointer',
  '@media': {
    [WIDE]: {
      minHeight: 34,
      marginInlineStart: 6,
      paddingInline: 14,
      borderColor: theme.color.lineStrong,
      selectors: { '&:hover': { borderColor: 'currentColor' } },
    },
  },
});
export const logOutText = style({
  '@media': { [compact]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
});

/** The dialog does not use the header's small type. */
export const logOutQuestion = style({ fontSize: '1rem' });

export const page = style({
  containerType: 'inline-size',
  containerName: PAGE,
  width: '100%',
  maxWidth: 1440,
  padding: '16px 12px 40px',
  '@media': { [WIDE]: { padding: '20px 24px 48px' } },
});
