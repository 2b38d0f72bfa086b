import postcss, { type AtRule, type Declaration, type Plugin, type Rule } from 'postcss';
import { plainColours } from './plain-colours.ts';

/** A CSS notation that some supported browser lacks. */
interface Newer {
  use: RegExp;
  /** Condition of `@supports` that is true in browsers with the notation. */
  condition: string;
  /** Rewrites the declaration's value without the notation. */
  plain(value: string, property: string): string;
}

/**
 * In order of age. A declaration gets the fallback of the first notation that it uses, as browsers with that one
 * support the later ones too.
 */
const NEWER: readonly Newer[] = [
  { use: /\brgb\(from /, condition: '(color:rgb(from red r g b))', plain: plainColours },
  { use: /\bcolor-mix\(/, condition: '(color:color-mix(in srgb,red,red))', plain: plainColours },
  {
    use: /\d[dsl]v[hw]\b/,
    condition: '(height:1dvh)',
    plain: (value) => value.replaceAll(/(?<=\d)[dsl](?=v[hw]\b)/g, ''),
  },
  { use: /^clip$/, condition: '(overflow:clip)', plain: () => 'hidden' },
];

const HAS = /:has\(/;

/**
 * Adds fallbacks for browsers that lack a notation. A value with `var()` is chosen before it is computed, so a fallback
 * declaration before it would have no effect; its fallback is a separate rule for such browsers.
 */
export const styleFallbacks: Plugin = {
  postcssPlugin: 'brandgen-style-fallbacks',
  Once(root) {
    root.walkAtRules('container', narrowWindows);
    root.walkRules((rule) => {
      if (isKeyframe(rule)) return;
      addFallbacks(rule);
      showFocus(rule);
      splitSelectors(rule);
    });
  },
};

/** Adds the fallbacks to a stylesheet that is not bundled. */
export function withStyleFallbacks(css: string): string {
  return postcss([styleFallbacks]).process(css, { from: undefined }).css;
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);
}

function addFallbacks(rule: Rule): void {
  for (const { condition, use, plain } of NEWER.toReversed()) {
    const declarations = rule.nodes
      .filter((node) => node.type === 'decl')
      .filter((node) => firstUsed(node)?.use === use);
    const late: Declaration[] = [];
    for (const declaration of declarations) {
      const older = declaration.clone({ value: plain(declaration.value, declaration.prop) });
      if (declaration.prop.startsWith('--') || declaration.value.includes('var(')) late.push(older);
      else declaration.before(older);
    }
    if (late.length > 0) rule.after(withoutSupport(condition, rule, rule.selectors, late));
  }
}

function firstUsed({ value }: Declaration): Newer | undefined {
  return NEWER.find(({ use }) => use.test(value));
}

/**
 * Gives browsers without container queries the narrow form in a narrow window. Wide forms need no fallback, as the
 * narrow one fits everywhere.
 */
function narrowWindows(container: AtRule): void {
  const [condition] = /\(.*\bmax-width\b.*/.exec(container.params) ?? [];
  if (!condition) return;
  const media = postcss.atRule({ name: 'media', params: condition, nodes: container.clone().nodes ?? [] });
  container.after(postcss.atRule({ name: 'supports', params: 'not (container-type:inline-size)', nodes: [media] }));
}

/** Browsers without `:has()` show a container's focus ring for every focus inside it. */
function showFocus(rule: Rule): void {
  const focused = rule.selectors.filter((selector) => selector.includes(':has(:focus-visible)'));
  if (focused.length === 0) return;
  const selectors = focused.map((selector) => selector.replaceAll(':has(:focus-visible)', ':focus-within'));
  const declarations = rule.nodes.filter((node) => node.type === 'decl').map((node) => node.clone());
  rule.after(withoutSupport('selector(:has(a))', rule, selectors, declarations));
}

function withoutSupport(condition: string, rule: Rule, selectors: string[], declarations: Declaration[]): AtRule {
  const older = rule.clone({ selectors, nodes: [] });
  older.append(declarations);
  return postcss.atRule({ name: 'supports', params: `not ${condition}`, nodes: [older] });
}

/** Moves selectors with `:has()` into their own rule, as browsers without it drop the whole rule. */
function splitSelectors(rule: Rule): void {
  const others = rule.selectors.filter((selector) => !HAS.test(selector));
  if (others.length === 0 || others.length === rule.selectors.length) return;
  rule.before(rule.clone({ selectors: others }));
  rule.selectors = rule.selectors.filter((selector) => HAS.test(selector));
}
