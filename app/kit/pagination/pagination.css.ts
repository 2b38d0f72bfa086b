import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { NARROW } from '../theme/media.ts';

/** Maximum number of items: five pages, one at either end, and two gaps. */
const MOST_ENTRIES = 9;

/** Widths that have no room for that many items between the arrows. */
const cramped = (entries: number) => `(max-width: ${entries * 52 + 92}px)`;

const byEntries = Object.fromEntries(Array.from({ length: MOST_ENTRIES }, (_, index) => [index + 1, index + 1]));

export const pagination = style({
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
});

/** Variants by number of pages: a phone or a narrow column only has room for the position. */
export const pages = styleVariants(byEntries, (entries) => ({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  '@media': { [NARROW]: { display: 'none' } },
  '@container': { [cramped(entries)]: { display: 'none' } },
}));

const placeShown = { display: 'block' };
export const place = styleVariants(byEntries, (entries) => ({
  display: 'none',
  flex: 1,
  color: theme.color.muted,
  fontSize: theme.type.body,
  textAlign: 'center',
  '@media': { [NARROW]: placeShown },
  '@container': { [cramped(entries)]: placeShown },
}));

export const page = style({
  minWidth: 44,
  minHeight: 44,
  padding: space(0, 3),
  border: '1px solid transparent',
  borderRadius: theme.radius.control,
  backgroundColor: 'transparent',
  color: theme.color.muted,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: theme.color.raised, color: theme.color.text },
    '&[aria-current]': {
      borderColor: 'currentColor',
      backgroundColor: theme.color.chosen,
      color: theme.color.onChosen,
      cursor: 'default',
    },
  },
});

export const gap = style({ minWidth: 28, color: theme.color.muted, textAlign: 'center' });

export const step = style({
  display: 'grid',
  placeContent: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: theme.color.raised },
    '&[aria-disabled="true"]': { color: theme.color.lineStrong, cursor: 'default' },
  },
});
