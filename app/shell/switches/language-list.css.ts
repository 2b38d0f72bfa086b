import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** Width of a column of names, of which a wide window has several. */
const COLUMN = 200;

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  height: '100%',
  minHeight: 0,
  paddingInline: space(6),
});

export const search = style({ position: 'relative', flex: 'none' });

export const none = style({ selectors: { '&:empty': { display: 'none' } }, color: theme.color.muted });

export const list = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${COLUMN}px), 1fr))`,
  gap: space(1),
  flex: 1,
  minHeight: 0,
  margin: 0,
  padding: space(0, 0, 4),
  overflowY: 'auto',
  listStyle: 'none',
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  width: '100%',
  minHeight: 44,
  padding: space(3, 4),
  border: 0,
  borderRadius: theme.radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  // Names of every script: their faces would all be loaded.
  fontFamily: 'system-ui, sans-serif',
  fontSize: theme.type.body,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover, &:focus-visible': { backgroundColor: theme.color.raised },
    '&[aria-current="true"]': { color: theme.color.accentText, fontWeight: 600 },
  },
});

/** The English name, and the mark of the current language. */
export const quiet = style({ marginInlineStart: 'auto', color: theme.color.muted, fontSize: theme.type.small });

export const check = style({ display: 'inline-flex' });
