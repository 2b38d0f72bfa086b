import corpus from './dompurify-corpus.fixture.json' with { type: 'json' };
import samples from './hostile-html.fixture.json' with { type: 'json' };

const nested = (tag: string, depth: number) => `${`<${tag}>`.repeat(depth)}deep${`</${tag}>`.repeat(depth)}`;

/** HTML that is hostile by size. */
export const hostileGiants: readonly string[] = [
  `<p>${'w'.repeat(10_000)}</p>`,
  `<a href="https://canary.example/${'a'.repeat(10_000)}">${'l'.repeat(10_000)}</a>`,
  `<a href="https://${'canary.'.repeat(30)}example/">long host</a>`,
  nested('b', 5000),
  nested('blockquote', 2000),
  nested('ul', 2000),
  nested('table', 400),
  nested('div', 10_000),
  nested('svg', 5000),
  `<table><tr>${'<td>cell</td>'.repeat(400)}</tr></table>`,
  `<table><tr><td colspan="100000" rowspan="65534">a</td></tr><tr><td>b</td></tr></table>`,
  `<table>${'<tr><th>a</th><td>b</td></tr>'.repeat(2000)}</table>`,
  '<img src="https://canary.example/i.png" width="100000" height="100000">',
  `<ol>${'<li>a</li>'.repeat(3000)}</ol>`,
  `<p ${'x '.repeat(5000)}>attributes</p>`,
  `<h3>${'very long heading '.repeat(400)}</h3>`,
];

/**
 * Hostile HTML: DOMPurify's published corpus, and well-known attacks written for this project. In the latter, code
 * calls `canary()`, and loads and links have `canary` in their address.
 */
export const hostileHtml: readonly string[] = [...Object.values(samples).flat(), ...corpus.payloads];
