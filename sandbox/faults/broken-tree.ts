import type { BrokenTree } from '../process/switches.ts';

const TREE_DEPTH = 20_000;

const values: Readonly<Record<Exclude<BrokenTree, 'not-json' | 'html' | 'no-value'>, string>> = {
  'not-a-list': '{"modId":"SITE","enabled":"1"}',
  'wrong-types': '[{"modId":7,"enabled":true,"childrenNodes":"LOGIN"}]',
  'missing-mod-id': '[{"enabled":"1","childrenNodes":[{"modId":"LOGIN","enabled":"1"}]}]',
  empty: '[]',
  deep: `${'[{"modId":"A","enabled":"1","childrenNodes":'.repeat(TREE_DEPTH)}[]${'}]'.repeat(TREE_DEPTH)}`,
};

/** A broken answer of the module tree. */
export function brokenTreeAnswer(kind: BrokenTree): { type: string; body: string } {
  switch (kind) {
    case 'not-json':
      return { type: 'application/json', body: '{"success": true, "value": [{"modId": "LOG' };
    case 'html':
      return { type: 'text/html', body: '<!doctype html><title>502 Bad Gateway</title>' };
    case 'no-value':
      return { type: 'application/json', body: '{"success":true}' };
    default:
      return { type: 'application/json', body: `{"success":true,"value":${values[kind]}}` };
  }
}
