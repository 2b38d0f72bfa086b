import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

// Styles of text that is not a part of the kit, such as a label or a button: `prose.quiet`.

/** Secondary, in the size of what surrounds it. */
export const quiet = style({ color: theme.color.muted });

/** A sentence that explains its neighbour. */
export const aside = style({ color: theme.color.muted, fontSize: theme.type.small, textWrap: 'pretty' });

/** Times, hints and other things that are read last. */
export const note = style({ color: theme.color.muted, fontSize: theme.type.note, textWrap: 'pretty' });

/** The name of a row, or a value that counts. */
export const strong = style({ fontWeight: 600 });

/** The first paragraph of a page, and a heading in a card. */
export const lead = style({ fontSize: theme.type.lead });

/** The heading of a section. */
export const head = style({ fontSize: theme.type.head });
