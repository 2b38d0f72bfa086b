import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import { dataAt } from './compat.ts';

const FUNCTIONS = ['css.types', 'css.types.color', 'css.types.gradient', 'css.types.image'];
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/\d[dsl]v(h|w|i|b|min|max)\b/, 'css.types.length.viewport_percentage_units_dynamic'],
  [/\dcq(h|w|i|b|min|max)\b/, 'css.types.length.container_query_length_units'],
];
const RELATIVE = /\b(rgb|hsl|hwb|lab|lch|oklab|oklch)\(from /;

/** Paths in MDN's data of everything that a stylesheet uses. */
export function usedInStyles(css: string): Set<string> {
  const paths = new Set<string>();
  const add = (path: string) => {
    if (dataAt(path)?.__compat) paths.add(path);
  };
  postcss.parse(css).walk((node) => {
    if (node.type === 'decl') inDeclaration(node, add);
    else if (node.type === 'rule') inSelector(node, add);
    else if (node.type === 'atrule') inAtRule(node, add);
  });
  return paths;
}

type Add = (path: string) => void;

function inDeclaration(declaration: Declaration, add: Add): void {
  const { prop, value, parent } = declaration;
  // Engines that want a prefix understand a rule that has it too.
  const isPrefixed = parent?.some((other) => other.type === 'decl' && other.prop === `-webkit-${prop}`) ?? false;
  if (!isPrefixed && !prop.startsWith('-')) {
    add(`css.properties.${prop}`);
    for (const [keyword] of value.matchAll(/(?<![\w(-])[a-z][a-z-]*(?![\w(-])/g))
      add(`css.properties.${prop}.${keyword}`);
  }
  for (const [, name] of value.matchAll(/\b([a-z-]+)\(/g)) for (const parent of FUNCTIONS) add(`${parent}.${name}`);
  for (const [unit, path] of UNITS) if (unit.test(value)) add(path);
  if (RELATIVE.test(value)) add('css.types.color.rgb.relative_syntax');
}

function inSelector({ selector }: Rule, add: Add): void {
  for (const [, name] of selector.matchAll(/::?([a-z-]+)/g)) add(`css.selectors.${name}`);
}

function inAtRule({ name, params }: AtRule, add: Add): void {
  add(`css.at-rules.${name}`);
  if (name !== 'media') return;
  if (/[<>]/.test(params)) add('css.at-rules.media.range_syntax');
  for (const [, feature] of params.matchAll(/\(([a-z-]+)/g)) add(`css.at-rules.media.${feature}`);
}
