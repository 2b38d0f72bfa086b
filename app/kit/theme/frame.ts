import { theme } from '#themes/contract.css.ts';

/** A card on the page, for a rule of its own: `style({ ...frame, padding: space(4) })`. */
export const frame = {
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
} as const;

/** A card that a page is about. */
export const raisedFrame = { ...frame, boxShadow: theme.shadow.card } as const;
