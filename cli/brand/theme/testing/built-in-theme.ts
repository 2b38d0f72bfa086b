import { openCatalogue } from '#cli/brand/catalogue/catalogue.ts';
import { resolveTheme } from '#cli/brand/resolve/resolve-theme.ts';
import type { ResolvedTheme } from '#cli/brand/resolved-brand.ts';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { packageRoot } from '#cli/package/package-root.ts';

/** A theme of the package without a brand's overrides. */
export function builtInTheme(name: string): ResolvedTheme {
  const theme = openCatalogue(openWorkspace(packageRoot(), undefined)).theme(name);
  if (typeof theme === 'string') throw new Error(`The theme ${name} is ${theme}.`);
  return resolveTheme({ name, tokens: {}, layout: {} }, theme);
}
