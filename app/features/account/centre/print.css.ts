import { globalStyle } from '@vanilla-extract/css';
import { PAGE_BAR } from '#app/shell/layout/page-bar-place.ts';
import { theme } from '#themes/contract.css.ts';
import { centre } from './member-centre.css.ts';

/** Ink on paper in either scheme. */
const INK = 'black';
const PAPER = 'white';
const HAIRLINE = 'silver';

/** The frame around a page of the member centre. Its class would bring this file to the first page. */
const PAGE = '[data-member][data-member]';

const { ground, surface, raised, sunken, dangerSoft, accentSoft, chrome, chosen } = theme.color;
const { text, muted, win, danger, accentText, onAccentSoft, onChrome, onChosen } = theme.color;
const { line, lineStrong, chromeLine } = theme.color;

// More than a scheme's own selectors weigh.
globalStyle(':root:root:root', {
  '@media': {
    print: {
      colorScheme: 'light',
      vars: {
        ...each([ground, surface, raised, sunken, dangerSoft, accentSoft, chrome, chosen], PAPER),
        ...each([text, muted, win, danger, accentText, onAccentSoft, onChrome, onChosen], INK),
        ...each([line, lineStrong, chromeLine], HAIRLINE),
        [theme.shadow.card]: 'none',
      },
    },
  },
});

/** A sheet has the page's title and what it lists, without the ways to other pages and what sorts or filters them. */
const LEFT_OUT = [
  `${PAGE} > :not(header):not(:has(main))`,
  `${PAGE} > header > :not(#${PAGE_BAR})`,
  `${centre} > :first-child:not(:last-child)`,
  `${PAGE} :is(nav, header a)`,
  `${PAGE} main :is(fieldset, select, [role="group"], [role="tablist"], :has(> select))`,
  `${PAGE} main :is(button, a):not(table *)`,
  'body > :not(#root)',
];
for (const selector of LEFT_OUT) globalStyle(selector, { '@media': { print: { display: 'none' } } });

globalStyle(`${PAGE}, ${PAGE} > header, ${PAGE} main`, {
  '@media': { print: { display: 'block', position: 'static', minHeight: 0, padding: 0, border: 0 } },
});
globalStyle('main :is(li, tr)', { '@media': { print: { breakInside: 'avoid' } } });

function each(names: readonly string[], value: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, value]));
}
