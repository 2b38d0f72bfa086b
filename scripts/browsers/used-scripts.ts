import { parseAst } from 'rolldown/parseAst';
import { dataAt, isBeyondFloor, METHODS } from './compat.ts';

/** Objects of a page, with the interfaces that describe them in MDN's data. */
const OBJECTS: Readonly<Record<string, string>> = {
  navigator: 'api.Navigator',
  document: 'api.Document',
  crypto: 'api.Crypto',
  performance: 'api.Performance',
  history: 'api.History',
};

/** Newer built-in methods whose names are also those of the site's own methods, or of its packages'. */
const OTHERS = /\.(TypedArray|Iterator|Atomics|(Async)?DisposableStack|SuppressedError|RegExp)\./;

export interface ScriptUse {
  /** Paths in MDN's data. */
  paths: Set<string>;
  /** Syntax that the oldest browsers cannot read, each with an excerpt. */
  unreadable: string[];
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** Finds the features of browsers that a script uses. It goes by names, so an object of the same name counts too. */
export function usedInScript(code: string): ScriptUse {
  const use: ScriptUse = { paths: new Set(), unreadable: [] };
  const visit = (value: unknown, parent: Node | undefined): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, parent);
    else if (isNode(value)) {
      inNode(value, parent, use.paths);
      if (isUnreadable(value)) use.unreadable.push(code.slice(value.start, value.start + 80));
      for (const part of Object.values(value)) visit(part, value);
    }
  };
  visit(parseAst(code), undefined);
  return use;
}

function inNode(node: Node, parent: Node | undefined, paths: Set<string>): void {
  const isCallee = parent?.['callee'] === node;
  const candidates = [];
  if (node.type === 'Identifier' && isCallee) candidates.push(`api.${node['name']}`);
  if (node.type === 'MemberExpression') {
    const name = nameOf(node);
    candidates.push(...pathsOf(ownerOf(node), name));
    // An optional call says what happens without the method.
    if (isCallee && !parent['optional']) candidates.push(...newMethods(name));
  }
  for (const path of candidates) if (dataAt(path)?.__compat) paths.add(path);
}

function ownerOf({ object }: Node): string {
  return isNode(object) && object.type === 'Identifier' ? String(object['name']) : '';
}

/** Paths of a member of a known object in the data: `AbortSignal.any` or `navigator.share`. */
function pathsOf(owner: string, name: string): string[] {
  if (OBJECTS[owner]) return [`${OBJECTS[owner]}.${name}`];
  return /^[A-Z]/.test(owner) ? [`api.${owner}.${name}_static`, `javascript.builtins.${owner}.${name}`] : [];
}

/** Methods of this name, if no object had one at the floor. */
function newMethods(name: string): string[] {
  const all = (METHODS.get(name) ?? []).filter((path) => !OTHERS.test(path));
  return all.every(isBeyondFloor) ? all : [];
}

/** Says whether Safari before 16 and 16.4 cannot read the syntax, or reads it wrongly. */
function isUnreadable(node: Node): boolean {
  if (node.type === 'StaticBlock') return true;
  if (node.type === 'PropertyDefinition') return isNode(node['value']) && /Function|Call/.test(node['value'].type);
  const regex = node['regex'];
  if (node.type !== 'Literal' || typeof regex !== 'object' || regex === null) return false;
  const { pattern, flags } = regex as { pattern: string; flags: string };
  return /\(\?<[=!]/.test(pattern) || /v/.test(flags);
}

/** Empty where it is computed. */
function nameOf({ computed, property }: Node): string {
  if (!isNode(property)) return '';
  return String((computed ? property['value'] : property['name']) ?? '');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
