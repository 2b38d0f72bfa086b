import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** Button of the back office's header; only its icon on a phone. */
export const toolButton = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(3),
  minWidth: 44,
  minHeight: 44,
  padding: 0,
  borderRadius: theme.radius.control,
  backgroundColor: 'transparent',
  cursor: 'pointer',
} as const;
