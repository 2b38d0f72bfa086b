import { style } from '@vanilla-extract/css';
import { NARROW, SHORT } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const art = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: theme.radius.card,
  '@media': { [SHORT]: { display: 'none' } },
});

/** On a phone the picture is beside the text, so that the form below needs less scrolling. */
export const good = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(5),
  '@media': {
    [`${NARROW} and (min-width: 340px) and (min-height: 480.02px)`]: {
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 9fr)',
    },
  },
});

export const text = style({ textWrap: 'pretty' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(2, 5),
  fontVariantNumeric: 'tabular-nums',
});

export const price = style({
  fontFamily: theme.font.head,
  fontWeight: 600,
  fontSize: theme.type.head,
  color: theme.color.accentText,
});

export const done = style({ display: 'grid', justifyItems: 'start', gap: space(4) });
export const doneIcon = style({ display: 'flex', color: theme.color.win });
