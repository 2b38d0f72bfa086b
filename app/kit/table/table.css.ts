import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { frame as cardFrame } from '../theme/frame.ts';
import { GRID, inCards } from './cards.ts';
import { inset, numberFlow, numberSide, rowHeight } from './table-vars.css.ts';

const LINE = `1px solid ${theme.color.line}`;

const frameBase = style({ containerType: 'inline-size', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const frame = styleVariants({
  roomy: [frameBase, { containerName: 'roomy-table' }],
  dense: [frameBase, { containerName: 'dense-table' }],
});

export const caption = style({
  marginBlockEnd: space(3),
  fontFamily: theme.font.head,
  fontSize: theme.type.lead,
  fontWeight: 600,
});

/** Cards alone need it: columns are sorted by their headings. */
const cardSortBase = style({ display: 'none', '@container': inCards({ display: 'block' }) });
export const cardSort = styleVariants({
  framed: [cardSortBase, { marginInlineStart: pull(3) }],
  panel: [cardSortBase, { padding: space(0, 3, 2) }],
  /** Shows it above cards only. */
  always: [cardSortBase, { display: 'block', marginInlineStart: pull(3) }],
});
globalStyle(`${cardSortBase} button`, { textAlign: 'start', whiteSpace: 'normal' });
// A menu opens below the end of its button; this one is at the start of the page, with no room before it.
globalStyle(`${cardSortBase} [role="menu"]`, { insetInline: '0 auto' });

/** Distance to the head of the panel around the table. */
const BELOW_HEAD = 12;

export const box = styleVariants({
  framed: {
    ...cardFrame,
    '@container': inCards({ overflow: 'hidden' }),
  },
  panel: {
    marginBlockStart: BELOW_HEAD,
    '@container': inCards({
      borderBlockStart: LINE,
      selectors: { [`${cardSortBase} + &`]: { marginBlockStart: 0 } },
    }),
  },
});

export const placeholder = styleVariants({
  framed: {
    paddingInline: space(6),
    ...cardFrame,
  },
  panel: { marginBlockStart: BELOW_HEAD, paddingInline: space(5) },
});

const tableBase = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: theme.type.small,
  '@container': inCards({ display: 'block' }),
});

export const table = styleVariants({
  roomy: [tableBase],
  dense: [
    tableBase,
    {
      vars: {
        [rowHeight]: '34px',
        [inset]: '8px',
        // Digits run left to right in every script, so aligning right keeps units below units.
        [numberSide]: 'right',
      },
      fontSize: theme.type.note,
      fontWeight: 500,
      whiteSpace: 'nowrap',
      selectors: { '[dir="rtl"] &': { vars: { [numberFlow]: 'row' } } },
      '@container': { [GRID]: { fontSize: theme.type.small, whiteSpace: 'normal' } },
    },
  ],
});

export const notInCards = style({ '@container': inCards({ display: 'none' }) });
export const body = style({ '@container': inCards({ display: 'block' }) });
