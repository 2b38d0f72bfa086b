import { keyframes, style } from '@vanilla-extract/css';
import { HEADER } from '#app/kit/theme/header-height.ts';
import { LIVELY, WIDE } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

const sink = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/** Below the header and over the content, so nothing moves when it appears. */
export const banner = style({
  position: 'fixed',
  insetBlockStart: `calc(${HEADER.narrow + 8}px + env(safe-area-inset-top))`,
  insetInline: 16,
  zIndex: 55,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  maxWidth: 560,
  marginInline: 'auto',
  paddingBlock: 8,
  paddingInline: '16px 8px',
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

export const words = style({ flex: 1, minWidth: 0, fontSize: '0.9375rem', lineHeight: 1.4 });

/** For more than one button: under the words where there is no room beside them. */
export const tallBanner = style([banner, { flexWrap: 'wrap', paddingBlockStart: 12 }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: 4,
  flexBasis: '100%',
  '@media': { [WIDE]: { flexBasis: 'auto' } },
});
