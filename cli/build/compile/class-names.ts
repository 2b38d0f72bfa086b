const FEATURE_FILE = /app\/features\/([^/]+)\//;

/**
 * Name of a vanilla-extract class. A feature's classes start with its name, so that a site can be searched for features
 * that it must not contain.
 */
export function className({ hash, filePath }: { hash: string; filePath: string }): string {
  const feature = FEATURE_FILE.exec(filePath)?.[1];
  return feature ? `${feature}_${hash}` : `_${hash}`;
}

/**
 * Sorted names of the classes that a stylesheet styles. Omits classes that are only an ancestor or sibling in
 * selectors, as the sheet has no effect on a page with only those.
 */
export function classesIn(css: string): string[] {
  const names = css.split(/[{};,]/).flatMap((selector) => {
    const own = namedIn(subjectOf(selector));
    // A selector that ends in an element or attribute counts for the classes of its ancestors.
    return own.length > 0 ? own : namedIn(selector);
  });
  return [...new Set(names)].sort();
}

function namedIn(selector: string): string[] {
  return [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].flatMap(([, name]) => name ?? []);
}

/** The part after a selector's last combinator outside of parentheses. */
function subjectOf(selector: string): string {
  const text = selector.trim();
  let depth = 0;
  for (let offset = text.length - 1; offset >= 0; offset -= 1) {
    const sign = text.charAt(offset);
    if (sign === ')') depth += 1;
    else if (sign === '(') depth -= 1;
    else if (depth === 0 && /[\s>+~]/.test(sign)) return text.slice(offset + 1);
  }
  return text;
}
