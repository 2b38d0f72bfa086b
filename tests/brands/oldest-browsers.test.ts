import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { parseAst } from 'rolldown/parseAst';
import { beforeAll, expect, it } from 'vitest';
import { floorScript } from '#cli/build/stamp/pages/floor-script.ts';
import browsers from '#schemas/browsers.json' with { type: 'json' };
import { dataAt, isBeyondFloor } from '#scripts/browsers/compat.ts';
import { usedInScript } from '#scripts/browsers/used-scripts.ts';
import { usedInStyles } from '#scripts/browsers/used-styles.ts';
import { repository } from '../cli/run-brandgen.ts';
import { type BuiltBrand, buildBrands } from './built-brands.ts';

const LISTED = browsers.beyond.flatMap(({ uses }) => uses);

/** Syntax that ECMAScript 5 has. */
const OF_2009 = new Set(
  (
    'Program ExpressionStatement CallExpression FunctionExpression BlockStatement IfStatement LogicalExpression ReturnStatement ' +
    'MemberExpression Identifier Literal BinaryExpression UnaryExpression ArrayExpression ParenthesizedExpression FunctionBody'
  ).split(' '),
);

let brands: readonly BuiltBrand[] = [];
/** Paths beyond the floor, and syntax that the floor cannot read, each with a file. */
const used = new Map<string, string>();
const unreadable: string[] = [];
/** Each stylesheet with its name. */
const sheets: [file: string, css: string][] = [];

beforeAll(async () => {
  brands = await buildBrands();
  const files = new Map(
    brands.flatMap(({ site }) => readdirSync(join(site, 'assets')).map((file) => [file, site] as const)),
  );
  for (const [file, site] of files) readFile(file, () => readFileSync(join(site, 'assets', file), 'utf8'));
  for (const { id, site } of brands) readFile(`${id}.css`, () => stylesOf(join(site, 'index.html')));
});

function readFile(name: string, text: () => string): void {
  const paths = new Set<string>();
  if (name.endsWith('.css')) {
    sheets.push([name, text()]);
    for (const path of usedInStyles(text())) paths.add(path);
  }
  if (name.endsWith('.js')) {
    const script = usedInScript(text());
    for (const path of script.paths) paths.add(path);
    unreadable.push(...script.unreadable.map((excerpt) => `${name}: ${excerpt}`));
  }
  for (const path of paths) if (isBeyondFloor(path)) used.set(path, name);
}

/** Declarations with a mixed colour that no older declaration of the rule, and no rule for browsers without it, replaces. */
function mixturesWithoutFallback(css: string): string[] {
  const root = postcss.parse(css);
  const replaced = new Set<string>();
  root.walkAtRules('supports', ({ params, nodes = [] }) => {
    if (!/^not \(color:(color-mix|rgb)\(/.test(params)) return;
    for (const rule of nodes)
      if (rule.type === 'rule') rule.walkDecls(({ prop }) => void replaced.add(`${rule.selector} ${prop}`));
  });
  const missing: string[] = [];
  root.walkDecls(/^(?!--)/, ({ prop, value, parent }) => {
    if (!value.includes('color-mix(') || parent?.type !== 'rule') return;
    const isRepeated = parent.nodes.some(
      (node) => node.type === 'decl' && node.prop === prop && !node.value.includes('color-mix('),
    );
    const name = `${'selector' in parent ? parent.selector : ''} ${prop}`;
    if (!isRepeated && !replaced.has(name)) missing.push(name);
  });
  return missing;
}

function stylesOf(page: string): string {
  return (
    readFileSync(page, 'utf8')
      .match(/(?<=<style[^>]*>).*?(?=<\/style>)/gs)
      ?.join('\n') ?? ''
  );
}

/** A path covers those below it, as a property its values. */
const covers = (listed: string, path: string) => path === listed || path.startsWith(`${listed}.`);

it('uses nothing beyond the floor but what has a fallback', () => {
  expect(used.size).toBeGreaterThan(20);
  const unlisted = [...used].filter(([path]) => !LISTED.some((listed) => covers(listed, path)));
  expect(unlisted).toEqual([]);
});

it('lists nothing that is not used, or that every supported browser has', () => {
  expect(LISTED.filter((listed) => ![...used.keys()].some((path) => covers(listed, path)))).toEqual([]);
});

it('writes no syntax that the oldest browsers cannot read', () => {
  expect(unreadable).toEqual([]);
});

it('mixes no colour without saying what to show instead', () => {
  const mixtures = sheets.flatMap(([file, css]) => mixturesWithoutFallback(css).map((found) => `${file}: ${found}`));
  expect(mixtures).toEqual([]);
});

it('asks of a browser only what the oldest supported ones have', () => {
  for (const { data } of browsers.needs)
    expect([data, dataAt(data) !== undefined, isBeyondFloor(data)]).toEqual([data, true, false]);
});

it('checks the browser in syntax that any browser reads', () => {
  const newer: string[] = [];
  JSON.stringify(parseAst(floorScript(repository)), (_key, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'type' in value) {
      if (!OF_2009.has(String(value.type)) || ('optional' in value && value.optional === true))
        newer.push(String(value.type));
    }
    return value;
  });
  expect(newer).toEqual([]);
});
