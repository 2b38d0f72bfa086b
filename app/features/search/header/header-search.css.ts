import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** Only the icon fits. */
const CRAMPED = '(max-width: 189.98px)';

/** Looks like the field that it opens. If the header has little free space, it shows only the icon. */
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  width: '100%',
  maxWidth: 320,
  minHeight: 44,
  paddingInline: space(4),
  border: `1px solid ${theme.color.chromeLine}`,
  borderRadius: theme.radius.control,
  backgroundColor: `color-mix(in srgb, ${theme.color.onChrome} 6%, transparent)`,
  color: theme.color.onChromeMuted,
  fontSize: theme.type.body,
  textAlign: 'start',
  cursor: 'pointer',
  transition: 'color 140ms ease, border-color 140ms ease',
  selectors: { '&:hover': { color: theme.color.onChrome, borderColor: 'currentColor' } },
  '@container': { [CRAMPED]: { width: 44, justifyContent: 'center', padding: 0 } },
});

export const label = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': { [CRAMPED]: { position: 'absolute', width: 1, height: 1, flex: 'none', clipPath: 'inset(50%)' } },
});
export const key = style({
  minWidth: 24,
  padding: `1px ${space(3)}`,
  border: `1px solid ${theme.color.chromeLine}`,
  borderRadius: theme.radius.badge,
  fontFamily: 'inherit',
  fontSize: theme.type.note,
  textAlign: 'center',
  '@container': { [CRAMPED]: { display: 'none' } },
});
