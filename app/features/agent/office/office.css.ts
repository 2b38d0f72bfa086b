import { globalStyle, style } from '@vanilla-extract/css';
import { footHeight } from '#app/kit/grid/grid-vars.css.ts';
import { layer } from '#app/kit/theme/layer.ts';
import { WIDE } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { BAR } from './office-bar.css.ts';
import { toolButton } from './tool-button.ts';

/** Height of the header on wide screens; sticky elements below it start here. */
export const HEADER = 56;

/** Windows without the rail. */
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
    // Grows with the text up to a share of the window.
    [WIDE]: {
      gridTemplateColumns: 'min(14rem, 28%) minmax(0, 1fr)',
      gridTemplateRows: `minmax(${HEADER}px, auto) 1fr`,
    },
  },
});

/** Dark in both colour schemes. */
export const rail = style({
  display: 'grid',
  gap: space(2),
  padding: space(3, 4),
  backgroundColor: theme.color.chrome,
  color: theme.color.onChrome,
  '@media': {
    [WIDE]: {
      position: 'sticky',
      insetBlockStart: 0,
      display: 'flex',
      flexDirection: 'column',
      gridRow: '1 / -1',
      alignSelf: 'start',
      gap: space(4),
      height: '100dvh',
      padding: space(4),
      overflowY: 'auto',
      borderInlineEnd: `1px solid ${theme.color.chromeLine}`,
    },
  },
});

export const railBrand = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 40,
  paddingInline: space(3),
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  letterSpacing: theme.font.headSpacing,
  lineHeight: 1.2,
});
export const railMark = style({ width: 24, height: 24, flex: 'none' });

/** Narrow windows use the bar at the foot instead. */
export const railMenu = style({
  display: 'none',
  '@media': { [WIDE]: { display: 'flex', flex: '1 0 auto', flexDirection: 'column', gap: space(2) } },
});
export const railList = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const railGroup = style({
  padding: space(4, 3, 1),
  color: theme.color.onChromeMuted,
  fontSize: theme.type.fine,
});
export const railText = style({ flex: 1, minWidth: 0 });

export const railLink = style({
  // Positions the visually hidden words of the count.
  position: 'relative',
  display: 'flex',
  width: '100%',
  border: 0,
  backgroundColor: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  alignItems: 'center',
  gap: space(3),
  minHeight: 44,
  paddingInline: space(3),
  borderRadius: theme.radius.control,
  color: theme.color.onChromeMuted,
  fontSize: theme.type.note,
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
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"who find tools" "balance find tools" "clock clock clock"',
  alignItems: 'center',
  gap: space(0, 4),
  padding: space(3, 4, 3, 5),
  backgroundColor: theme.color.surface,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  fontSize: theme.type.small,
  '@media': {
    [WIDE]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: layer.foot,
      display: 'flex',
      flexWrap: 'wrap',
      gap: space(2, 5),
      padding: space(2, 6),
      fontSize: theme.type.note,
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
  fontSize: theme.type.body,
});
export const clock = style({ gridArea: 'clock', color: theme.color.muted, fontSize: theme.type.note });
export const balance = style({
  gridArea: 'balance',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space(0, 3),
  color: theme.color.muted,
});
export const balanceAmount = style({ color: theme.color.text, fontWeight: 600, fontSize: theme.type.body });

export const tools = style({ gridArea: 'tools', display: 'flex', alignItems: 'center' });

/** Less prominent than the kit's button; only the icon on a phone. */
export const logOut = style({
  ...toolButton,
  border: '1px solid transparent',
  fontWeight: 600,
  '@media': {
    [WIDE]: {
      minHeight: 34,
      marginInlineStart: space(3),
      paddingInline: space(5),
      borderColor: theme.color.lineStrong,
      selectors: { '&:hover': { borderColor: 'currentColor' } },
    },
  },
});
export const logOutText = style({
  '@media': { [compact]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
});

/** Same side padding as the site's pages, because some parts extend to the page's edges. */
export const page = style({
  containerType: 'inline-size',
  containerName: PAGE,
  width: '100%',
  maxWidth: 1440,
  padding: `${space(5, 5)} calc(${space(8)} + ${BAR} + env(safe-area-inset-bottom))`,
  vars: { [footHeight]: `calc(${BAR} + env(safe-area-inset-bottom))` },
  '@media': { [WIDE]: { padding: space(6, 6, 8), vars: { [footHeight]: '0px' } } },
});

export const memberPage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  maxWidth: 1040,
});

/** Pushes the last item to the foot of the menu. */
globalStyle(`${railMenu} > :last-child`, { marginBlockStart: 'auto' });
