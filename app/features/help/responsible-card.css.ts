import { style } from '@vanilla-extract/css';
import { quietLink } from '#app/kit/theme/link.css.ts';
import { theme } from '#themes/contract.css.ts';

export const lead = style({ display: 'flex', alignItems: 'center', gap: 14 });
export const note = style({ color: theme.color.muted, fontSize: '0.8125rem', lineHeight: 1.5, whiteSpace: 'pre-line' });
export const link = style([
  quietLink,
  {
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 32,
    marginBlock: '-8px -4px',
    fontSize: '0.8125rem',
    fontWeight: 600,
  },
]);
