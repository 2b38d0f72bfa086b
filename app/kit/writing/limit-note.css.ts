import { styleVariants } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

const figures = { fontVariantNumeric: 'tabular-nums' } as const;

export const note = styleVariants({
  within: { ...figures, color: theme.color.muted },
  over: { ...figures, color: theme.color.danger, fontWeight: 600 },
});
