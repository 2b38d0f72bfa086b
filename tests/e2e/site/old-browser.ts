import type { BrowserContext, Route } from '@playwright/test';
import browsers from '#schemas/browsers.json' with { type: 'json' };

const BEYOND = browsers.beyond.flatMap(({ uses }) => uses);

/** Renames features in stylesheets to names that no browser knows, by their path in MDN's data. */
const RENAMED: readonly (readonly [path: string, name: RegExp])[] = [
  ['css.types.color.color-mix', /color-mix(?=\()/g],
  ['css.types.color.rgb.relative_syntax', /rgb(?=\(from )/g],
  ['css.types.length.viewport_percentage_units_dynamic', /(?<=\d)dvh\b/g],
  ['css.types.length.container_query_length_units', /(?<=\d)cqi\b/g],
  ['css.selectors.has', /(?<=:)has(?=\()/g],
  ['css.selectors.modal', /(?<=:)modal\b/g],
  ['css.at-rules.container', /(?<=@)container\b/g],
];

/**
 * Makes every page of a context lack what the oldest supported browsers lack: methods are deleted, and in stylesheets each newer
 * thing has a name that the browser does not know, so it is ignored as there. The context must be without a content security policy,
 * whose hashes are of the true stylesheets.
 */
export async function makeOld(context: BrowserContext): Promise<void> {
  // Chromium does not count a page that a test rewrites as one of this machine, and its calls to it need leave.
  await context.grantPermissions(['local-network-access']);
  await context.addInitScript(
    takeAway,
    BEYOND.filter((path) => /^(api|javascript)\./.test(path)),
  );
  await context.route('**/*.css', rename);
  await context.route(/\/[^.]*(\?.*)?$/, (route) =>
    route.request().resourceType() === 'document' ? rename(route) : route.fallback(),
  );
}

async function rename(route: Route): Promise<void> {
  const answer = await route.fetch();
  // The page may be left meanwhile.
  const text = await answer.text().catch(() => undefined);
  if (text === undefined) return;
  const isPage = (answer.headers()['content-type'] ?? '').includes('html');
  const body = isPage ? text.replaceAll(/(?<=<style[^>]*>).*?(?=<\/style>)/gs, asUnknown) : asUnknown(text);
  await route.fulfill({ response: answer, body });
}

function asUnknown(css: string): string {
  const properties = BEYOND.flatMap((path) => /^css\.properties\.([^.]+)$/.exec(path)?.[1] ?? []).filter(
    // Their newer values alone are beyond the floor.
    (name) => name !== 'outline',
  );
  const declared = new RegExp(`(?<=[{;(])(${properties.join('|')})(?=:)`, 'g');
  return RENAMED.reduce(
    (older, [, name]) => older.replaceAll(name, 'unknown-$&'),
    css.replaceAll(declared, 'unknown-$&'),
  );
}

/** Runs in the page. Stylesheets have other bytes than the build made, so their digests are not compared. */
function takeAway(paths: readonly string[]): void {
  Object.defineProperty(HTMLLinkElement.prototype, 'integrity', { set: () => undefined, get: () => '' });
  for (const path of paths) {
    const [owner = '', member] = path.replace(/^(api|javascript\.builtins)\./, '').split(/\.(?=[^.]*$)/);
    const target = owner.split('.').reduce<unknown>((at, name) => Object(at)[name], globalThis);
    if (member === undefined || owner === 'Intl')
      Reflect.deleteProperty(owner === 'Intl' ? Intl : globalThis, member ?? owner);
    else if (member.endsWith('_static') || owner === 'Error')
      Reflect.deleteProperty(Object(target), member.replace('_static', ''));
    else {
      Reflect.deleteProperty(Object(Object(target).prototype), member);
      Reflect.deleteProperty(Object(target), member);
    }
  }
}
