import { keyframes, style } from '@vanilla-extract/css';
import { HEADER } from '#app/kit/theme/header-height.ts';
import { layer } from '#app/kit/theme/layer.ts';
import { LIVELY, WIDE } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const sink = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/** Below the header and over the content, so nothing moves when it appears. */
export const banner = style({
  position: 'fixed',
  insetBlockStart: `calc(${HEADER.narrow + 8}px + env(safe-area-inset-top))`,
  insetInline: 16,
  zIndex: layer.message,
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  maxWidth: 560,
  marginInline: 'auto',
  paddingBlock: space(3),
  paddingInline: space(5, 3),
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.raised,
  color: theme.color.text,
  boxShadow: theme.shadow.float,
  '@media': {
    [WIDE]: { insetBlockStart: HEADER.wide + 12 },
    [LIVELY]: { animation: `${sink} 200ms ease-out` },
  },
});

/** A popover, above open dialogs: those wait for the platform too. */
export const topBanner = style([banner, { insetBlockEnd: 'auto', width: 'auto', marginBlock: 0 }]);

export const icon = style({ display: 'flex', flex: 'none', color: theme.color.muted });

export const words = style({ flex: 1, minWidth: 0, fontSize: theme.type.body, lineHeight: 1.4 });

/** For more than one button: under the words where there is no room beside them. */
export const tallBanner = style([banner, { flexWrap: 'wrap', paddingBlockStart: space(4) }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space(2),
  flexBasis: '100%',
  '@media': { [WIDE]: { flexBasis: 'auto' } },
});
