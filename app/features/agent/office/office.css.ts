import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { footHeight } from '#app/kit/grid/grid-vars.css.ts';
import { hidden } from '#app/kit/theme/hidden.css.ts';
import { layer } from '#app/kit/theme/layer.ts';
import { COMPACT, WIDE } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { BAR } from './office-bar.css.ts';
import { toolButton } from './tool-button.ts';

/** Height of the header on wide screens; sticky elements below it start here. */
export const HEADER = 56;

/** The layout follows the width of the page's content, not of the window. */
export const PAGE = 'agent-page';

export const office = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
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

/** Dark in both colour schemes. Where there is no room beside the page, the header has the brand and the bar at the foot the menu. */
export const rail = style({
  display: 'none',
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
  wordSpacing: '0.1em',
  lineHeight: 1.2,
});
export const railMark = style({ width: 24, height: 24, flex: 'none' });

export const railMenu = style({ display: 'flex', flex: '1 0 auto', flexDirection: 'column', gap: space(2) });
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

const bar = createContainer();
export const header = style({
  containerName: bar,
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"home who clock find" "home balance clock find"',
  alignItems: 'center',
  gap: space(0, 3),
  padding: space(2, 3),
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

/** The brand's mark, where there is no rail. */
export const home = style({
  gridArea: 'home',
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  minHeight: 44,
  borderRadius: theme.radius.control,
  '@media': { [WIDE]: { display: 'none' } },
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
export const clock = style({
  gridArea: 'clock',
  color: theme.color.muted,
  fontSize: theme.type.note,
  // Large text leaves room for the balance alone; *More* has the whole clock.
  '@container': { [`${bar} (max-width: 18rem)`]: { display: 'none' } },
});
export const inFull = style({ '@media': { [COMPACT]: { display: 'none' } } });
export const inBrief = style({ '@media': { [WIDE]: { display: 'none' } } });
/** The zone below the time. */
globalStyle(`${inBrief} > span`, { flexDirection: 'column-reverse', alignItems: 'end', gap: 0 });
export const balance = style({
  gridArea: 'balance',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space(0, 3),
  color: theme.color.muted,
});
/** An amount with its sign says what it is; a screen reader hears it all the same. */
export const balanceLabel = style({ '@media': { [COMPACT]: hidden } });
export const balanceAmount = style({ color: theme.color.text, fontWeight: 600, fontSize: theme.type.body });

export const tools = style({
  display: 'none',
  '@media': { [WIDE]: { display: 'flex', alignItems: 'center' } },
});

/** Less prominent than the kit's button. */
export const logOut = style({
  ...toolButton,
  minHeight: 34,
  marginInlineStart: space(3),
  paddingInline: space(5),
  border: `1px solid ${theme.color.lineStrong}`,
  fontWeight: 600,
  selectors: { '&:hover': { borderColor: 'currentColor' } },
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
