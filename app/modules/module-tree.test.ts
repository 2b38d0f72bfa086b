import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModuleNode } from '#schemas/generated/platform.ts';
import { enabledModules } from './module-tree.ts';

const { tree } = fc.letrec<{ tree: ModuleNode[]; node: ModuleNode }>((tie) => ({
  tree: fc.array(tie('node'), { maxLength: 4 }),
  node: fc.record({
    modId: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
    enabled: fc.constantFrom('1', '0', '', 'true'),
    childrenNodes: fc.oneof({ depthSize: 'small' }, fc.constant<ModuleNode[]>([]), tie('tree')),
  }),
}));

/** The definition: a node of that name whose ancestors and itself all have `'1'`. */
function isOn(nodes: readonly ModuleNode[], modId: string): boolean {
  return nodes.some((node) => node.enabled === '1' && (node.modId === modId || isOn(node.childrenNodes ?? [], modId)));
}

describe('enabledModules', () => {
  // @proves 3.28
  it('counts a node only when it and all its ancestors are enabled', () => {
    const nodes = [
      { modId: 'WEB', enabled: '1', childrenNodes: [{ modId: 'LOGIN', enabled: '1' }] },
      { modId: 'OFF', enabled: '0', childrenNodes: [{ modId: 'AGENT', enabled: '1' }] },
    ];
    expect([...enabledModules(nodes)].sort()).toEqual(['LOGIN', 'WEB']);
  });

  // @proves 3.28
  it('treats every value except the string 1 as off', () => {
    for (const enabled of ['0', '', 'true', '01', 'yes'])
      expect(enabledModules([{ modId: 'A', enabled }]).size).toBe(0);
  });

  it('follows the definition for any tree', () => {
    fc.assert(
      fc.property(tree, fc.constantFrom('A', 'B', 'C', 'D', 'E'), (nodes, modId) => {
        expect(enabledModules(nodes).has(modId)).toBe(isOn(nodes, modId));
      }),
    );
  });

  it('handles a tree of 100,000 levels', () => {
    let node: ModuleNode = { modId: 'DEEP', enabled: '1' };
    for (let level = 0; level < 100_000; level += 1) node = { modId: 'X', enabled: '1', childrenNodes: [node] };
    expect(enabledModules([node]).has('DEEP')).toBe(true);
  });
});
