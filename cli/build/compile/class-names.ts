const FEATURE_FILE = /app\/features\/([^/]+)\//;

/**
 * Name of a class that vanilla-extract makes. A feature's classes begin with its name, so that a site can be searched for
 * what a feature that it has not got would leave behind.
 */
export function className({ hash, filePath }: { hash: string; filePath: string }): string {
  const feature = FEATURE_FILE.exec(filePath)?.[1];
  return feature ? `${feature}_${hash}` : `_${hash}`;
}

/**
 * Every class that a stylesheet gives a look to, sorted. One that such a class merely stands behind, or within, is not
 * among them: a page that has it and nothing else of the sheet looks the same without the sheet.
 */
export function classesIn(css: string): string[] {
  const names = css.split(/[{};,]/).flatMap((selector) => {
    const own = namedIn(subjectOf(selector));
    // An element or an attribute is known by what it stands within.
    return own.length > 0 ? own : namedIn(selector);
  });
  return [...new Set(names)].sort();
}

function namedIn(selector: string): string[] {
  return [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].flatMap(([, name]) => name ?? []);
}

/** What stands behind a selector's last combinator; those in parentheses do not count. */
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
