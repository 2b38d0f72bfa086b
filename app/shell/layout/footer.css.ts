import { globalStyle, style } from '@vanilla-extract/css';
import { quietLink } from '#app/kit/theme/link.css.ts';
import { NARROW, TABLET, WIDE } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';
import { DESK, frame } from '../frame/frame.css.ts';

export const footer = style({
  gridArea: 'footer',
  display: 'grid',
  gap: 20,
  width: '100%',
  maxWidth: 1240,
  marginInline: 'auto',
  padding: '28px 16px 32px',
  borderBlockStart: `1px solid ${theme.color.line}`,
  color: theme.color.muted,
  fontSize: '0.875rem',
  '@media': {
    [WIDE]: {
      padding: `32px ${theme.density.page} 40px`,
      // From the panel's start to the page's end.
      selectors: { [`${frame}[data-navigation="bar"] &`]: { maxWidth: DESK, paddingInline: 0 } },
    },
  },
});

export const block = style({
  display: 'grid',
  gap: 16,
  '@media': { [TABLET]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' } },
});

export const legal = style({ display: 'grid', gap: 8, maxWidth: '70ch' });
export const strong = style({ color: theme.color.text, fontWeight: 600 });
export const disclaimerLines = style({ whiteSpace: 'pre-line' });
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: 20 });
export const link = style([
  quietLink,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.color.text,
  },
]);

// A full touch target inside a line of text, without pushing lines apart.
globalStyle(`${legal} ${link}`, { marginBlock: -11 });

/** A seal of any shape, as high as a touch target; its link has no room of its own to give away. */
export const seal = style({ display: 'block', width: 'auto', maxWidth: '100%', height: 44, marginBlock: 11 });

/** Hidden where the header has room for them. */
export const switches = style({
  display: 'none',
  '@media': { [NARROW]: { position: 'relative', display: 'flex', gap: 8, marginInlineStart: -12 } },
});
