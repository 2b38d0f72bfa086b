import { style } from '@vanilla-extract/css';
import { theme } from '../../../../themes/contract.css.ts';
import { narrow, short } from '../../../kit/theme/media.ts';

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

export const art = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  borderRadius: theme.radius.card,
  // On a phone the button below is to be reached without a way through a picture.
  '@media': { [narrow]: { aspectRatio: '5 / 2' }, [short]: { display: 'none' } },
});

export const text = style({ textWrap: 'pretty' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  fontVariantNumeric: 'tabular-nums',
});

export const price = style({
  fontFamily: theme.font.head,
  fontWeight: 600,
  fontSize: '1.125rem',
  color: theme.color.accentText,
});
export const quiet = style({ color: theme.color.muted });

export const done = style({ display: 'grid', justifyItems: 'start', gap: 12 });
export const doneSign = style({ display: 'flex', color: theme.color.win });
