import compat from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import browsers from '#schemas/browsers.json' with { type: 'json' };

/** The supported browsers in MDN's compatibility data, with their oldest versions. */
const OLDEST = browsers.engines.flatMap(({ data }) => data);

const { api, css, javascript } = compat;
const PARTS: Identifier = { api, css, javascript };

/** The part of the data at a path such as `css.types.color.color-mix`. */
export function dataAt(path: string): Identifier | undefined {
  return path.split('.').reduce<Identifier | undefined>((at, name) => at?.[name], PARTS);
}

/** The version in which a browser began to support a feature as standardized, if it does. */
export function sinceOf(path: string, browser: string): string | undefined {
  const support = dataAt(path)?.__compat?.support[browserNamed(browser)];
  const whole = [support ?? []].flat().find((entry) => typeof entry === 'object' && isWhole(entry));
  const version = whole?.version_added;
  return typeof version === 'string' && version !== 'preview' ? version.replace('≤', '') : undefined;
}

/** @throws when the data has no such browser */
function browserNamed(id: string): BrowserName {
  if (!isBrowser(id)) throw new Error(`There is no browser ${id}.`);
  return id;
}

function isBrowser(id: string): id is BrowserName {
  return Object.hasOwn(compat.browsers, id);
}

function isWhole(entry: SimpleSupportStatement): boolean {
  return !(
    entry.flags ||
    entry.prefix ||
    entry.alternative_name ||
    entry.version_removed ||
    entry.partial_implementation
  );
}

/**
 * Whether an older supported browser lacks a feature that its newer versions have. What an engine never had is no matter of
 * age.
 */
export function isBeyondFloor(path: string): boolean {
  return OLDEST.some(({ id, oldest }) => {
    const since = sinceOf(path, id);
    return since !== undefined && isLater(since, oldest);
  });
}

/** Whether one version comes after another, as in 15.10 and 15.4. */
export function isLater(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) > 0;
}

/** Interfaces whose methods a script calls on objects that its text does not name. */
const INTERFACES = ['Element', 'HTMLElement', 'Document', 'Node', 'Blob', 'Response', 'Request', 'ReadableStream'];

/** Paths of all methods of built-in objects and of the page's, by the method's name. */
export const METHODS: ReadonlyMap<string, readonly string[]> = methodsByName();

function methodsByName(): Map<string, string[]> {
  const builtins = 'javascript.builtins';
  const owners = [
    ...membersOf(builtins).map((name) => `${builtins}.${name}`),
    ...membersOf(`${builtins}.Intl`).map((name) => `${builtins}.Intl.${name}`),
    ...INTERFACES.map((name) => `api.${name}`),
  ];
  const pathsByName = new Map<string, string[]>();
  for (const owner of owners) {
    for (const name of membersOf(owner)) pathsByName.set(name, [...(pathsByName.get(name) ?? []), `${owner}.${name}`]);
  }
  return pathsByName;
}

function membersOf(path: string): string[] {
  return Object.keys(dataAt(path) ?? {}).filter((name) => name !== '__compat');
}
