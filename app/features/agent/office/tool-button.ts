import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** A button of the office's header that is an icon on a phone. */
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
