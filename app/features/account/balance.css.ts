import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { LIVELY, NARROW, WIDE } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const dots = style({ letterSpacing: '0.1em' });

export const pill = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  border: `1px solid ${theme.color.chromeLine}`,
  borderRadius: theme.radius.control,
  backgroundColor: `color-mix(in srgb, ${theme.color.onChrome} 5%, transparent)`,
});

export const amount = style({
  // One line more fits below the amount without making the pill taller.
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'center',
  minHeight: 44,
  paddingBlock: space(2),
  // Round ends leave less room for a line near the edge.
  paddingInline: `max(${space(3)}, calc(${theme.radius.control} * 0.75)) ${space(3)}`,
  lineHeight: 1.25,
  fontFamily: theme.font.head,
  fontWeight: 600,
  fontSize: theme.type.body,
});

/** Phones show them on the account page, which has the room. */
export const tools = style({
  display: 'flex',
  marginInlineStart: pull(3),
  '@media': { [NARROW]: { display: 'none' } },
});

export const busy = style({ '@media': { [LIVELY]: { opacity: 0.6, transition: 'opacity 160ms ease' } } });

/** Smaller windows show them on the account page, with the balance. */
export const money = style({ display: 'none', gap: space(3), '@media': { [WIDE]: { display: 'flex' } } });

const fade = keyframes({ from: { opacity: 1 } });

/** A background flash behind a changed amount; the text stays readable throughout. */
const wash = (colour: string) =>
  style({
    position: 'relative',
    isolation: 'isolate',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        inset: '-2px -6px',
        zIndex: layer.under,
        borderRadius: theme.radius.control,
        backgroundColor: `color-mix(in srgb, ${colour} 24%, transparent)`,
        opacity: 0,
      },
    },
    '@media': { [LIVELY]: { selectors: { '&::after': { animation: `${fade} 800ms ease-out` } } } },
  });

export const trendWash = styleVariants({ still: {}, up: [wash(theme.color.win)], down: [wash(theme.color.muted)] });
