// What features put into the header at once. In a feature's own stylesheet each of these would be one more request that
// the first paint of every page waits for.
import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

/** An account that is on its way. */
export const accountPlace = style({ width: 150, height: 44 });

/** A word about the whole visit. */
export const visitMark = style({
  padding: '4px 6px',
  border: `1px solid ${theme.color.chromeLine}`,
  borderRadius: theme.radius.badge,
  color: theme.color.onChromeMuted,
  fontSize: '0.75rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
