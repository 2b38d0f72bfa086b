const FEATURE_FILE = /app\/features\/([^/]+)\//;

/**
 * Name of a class that vanilla-extract makes. A feature's classes start with its name, so that a site can be searched for
 * leftovers of features that it does not have.
 */
export function className({ hash, filePath }: { hash: string; filePath: string }): string {
  const feature = FEATURE_FILE.exec(filePath)?.[1];
  return feature ? `${feature}_${hash}` : `_${hash}`;
}

/**
 * Every class that a stylesheet styles, sorted. A class that is only an ancestor or a sibling in a selector is left out: a
 * page with only such classes looks the same without the sheet.
 */
export function classesIn(css: string): string[] {
  const names = css.split(/[{};,]/).flatMap((selector) => {
    const own = namedIn(subjectOf(selector));
    // An element or an attribute is identified by its ancestors.
    return own.length > 0 ? own : namedIn(selector);
  });
  return [...new Set(names)].sort();
}

function namedIn(selector: string): string[] {
  return [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].flatMap(([, name]) => name ?? []);
}

/** The part after a selector's last combinator; combinators in parentheses do not count. */
function subjectOf(selector: string): string {
  const text = selector.trim();
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const sign = text.charAt(at);
    if (sign === ')') depth += 1;
    else if (sign === '(') depth -= 1;
    else if (depth === 0 && /[\s>+~]/.test(sign)) return text.slice(at + 1);
  }
  return text;
}
