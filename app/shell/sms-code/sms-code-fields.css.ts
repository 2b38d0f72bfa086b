import { style } from '@vanilla-extract/css';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** Side by side, or stacked if that is too narrow or the text is large. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space(4) });
export const country = style({ flex: '1 0 min(9.25rem, 100%)', minWidth: 0 });
export const number = style({ flex: '999 1 10rem', minWidth: 0 });

/** For example large text on a small phone. */
const tight = '(max-width: 15.5rem)';

export const codeEntry = style({ containerType: 'inline-size' });
export const codeRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(min-content, auto)',
  alignItems: 'start',
  gap: space(4),
  '@container': { [tight]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) } },
});

/** Level with the input, below the label. */
export const codeButton = style({
  display: 'grid',
  minHeight: 50,
  maxWidth: '12rem',
  marginBlockStart: `calc(1.3125rem + ${space(3)})`,
  '@container': { [tight]: { maxWidth: 'none', marginBlockStart: 0 } },
});

/** Closer to the row above, which it belongs to. */
export const note = style({ marginBlockStart: pull(3), color: theme.color.muted, fontSize: theme.type.small });
