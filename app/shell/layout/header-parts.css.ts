// Styles of features' header parts in the first paint. In a feature's own stylesheet each would be one more request
// that the first paint waits for.
import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

/** Skeleton of the account. */
export const accountPlace = style({ width: 150, height: 44 });

/** A label for the whole visit, such as a trial's. */
export const visitMark = style({
  padding: '4px 6px',
  border: `1px solid ${theme.color.chromeLine}`,
  borderRadius: theme.radius.badge,
  color: theme.color.onChromeMuted,
  fontSize: '0.75rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
