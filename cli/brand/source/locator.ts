import { type Node, parseTree } from 'jsonc-parser';
import type { JsonPath } from './json-path.ts';
import { positionsIn, type TextPosition } from './text-position.ts';

export type DocumentPart = 'key' | 'value';

/** Finds the position of a value or its key, or that of the nearest object around a missing value. */
export type Locate = (path: JsonPath, part: DocumentPart) => TextPosition;

/** Makes a locator for a JSON text. A search takes one step per step of the path, however large the text is. */
export function createLocator(text: string): Locate {
  const root = parseTree(text, [], { allowTrailingComma: true });
  const positionAt = positionsIn(text);
  const children = new Map<Node, Map<string, Node>>();
  const childrenOf = (node: Node) => {
    const indexed = children.get(node) ?? indexChildren(node);
    children.set(node, indexed);
    return indexed;
  };
  return (path, part) => {
    let node = root;
    for (const [index, step] of path.entries()) {
      const child = node && childrenOf(node).get(String(step));
      if (!child) break;
      node = index === path.length - 1 && part === 'key' ? (keyOf(child) ?? child) : child;
    }
    return positionAt(node?.offset ?? 0);
  };
}

/** Values of an object by key, or of a list by index. The first of two equal keys counts. */
function indexChildren(node: Node): Map<string, Node> {
  const values = (node.children ?? []).map((child, index): [string, Node | undefined] =>
    node.type === 'object' ? [String(child.children?.[0]?.value), child.children?.[1]] : [String(index), child],
  );
  return new Map(values.reverse().flatMap(([key, value]) => (value ? [[key, value]] : [])));
}

function keyOf(value: Node): Node | undefined {
  return value.parent?.type === 'property' ? value.parent.children?.[0] : undefined;
}
