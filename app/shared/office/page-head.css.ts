import { style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  // As high with buttons as without, so that nothing below jumps.
  '@media': { [WIDE]: { minHeight: 44 } },
});
export const headText = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 14px' });
export const headTools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  // Their lists open towards the start.
  marginInlineStart: 'auto',
  selectors: { '&:empty': { display: 'none' } },
});
export const title = style({ fontSize: '1.375rem' });
export const hint = style({ color: theme.color.muted, fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' });
/** The button does not make the line of the title higher. */
export const freshness = style({ display: 'flex', alignItems: 'center', gap: 2, marginBlock: -8 });
