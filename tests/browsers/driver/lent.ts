/** Names that others look for on any object, where Playwright's own have nothing either. */
const LOOKED_FOR = new Set(['then', 'toJSON', 'asymmetricMatch', 'nodeType', 'tagName', '$$typeof', '_options']);

/**
 * Hands a driven page or locator to a journey as Playwright's. It has the members that its class checks against Playwright's
 * types; any other throws its name, so that a journey that needs one more finds out at once. Members can be replaced, as on
 * Playwright's.
 */
export function lend<Shown>(driven: object, name: string): Shown {
  return new Proxy(Object.create(driven), {
    get(target, member, proxy) {
      if (member in target || typeof member === 'symbol' || LOOKED_FOR.has(member))
        return Reflect.get(target, member, proxy);
      throw new Error(`The driver of Firefox and WebKit has no ${name}.${member}: see tests/browsers/driver/.`);
    },
  });
}
