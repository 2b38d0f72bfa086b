import { globalStyle, style } from '@vanilla-extract/css';
import { quietLink } from '#app/kit/theme/link.css.ts';
import { NARROW, TABLET, WIDE } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { DESK, frame } from '../frame/frame.css.ts';

export const footer = style({
  gridArea: 'footer',
  display: 'grid',
  gap: space(6),
  width: '100%',
  maxWidth: 1240,
  marginInline: 'auto',
  padding: space(7, 5),
  borderBlockStart: `1px solid ${theme.color.line}`,
  color: theme.color.muted,
  fontSize: theme.type.small,
  '@media': {
    [WIDE]: {
      padding: `${space(7)} ${theme.density.page} ${space(8)}`,
      // From the panel's start to the page's end.
      selectors: { [`${frame}[data-navigation="bar"] &`]: { maxWidth: DESK, paddingInline: 0 } },
    },
  },
});

export const block = style({
  display: 'grid',
  gap: space(5),
  '@media': { [TABLET]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' } },
});

export const legal = style({ display: 'grid', gap: space(3), maxWidth: '70ch' });
export const strong = style({ color: theme.color.text, fontWeight: 600 });
export const disclaimerLines = style({ whiteSpace: 'pre-line' });
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space(6) });
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
globalStyle(`${legal} ${link}`, { marginBlock: pull(4) });

/** A seal of any shape, as high as a touch target; its link has no room of its own to give away. */
export const seal = style({ display: 'block', width: 'auto', maxWidth: '100%', height: 44, marginBlock: space(4) });

/** Hidden where the header has room for them. */
export const switches = style({
  display: 'none',
  '@media': { [NARROW]: { position: 'relative', display: 'flex', gap: space(3), marginInlineStart: pull(4) } },
});
