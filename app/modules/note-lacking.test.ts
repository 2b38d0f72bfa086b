import { expect, it, vi } from 'vitest';
import { createModuleStore } from './module-store.ts';
import { noteLacking } from './note-lacking.ts';

const NEEDED = { 'GET /wps/member/bonuses': ['bonus-details'], 'GET /wps/agent/team/level': ['agent-team', 'agent'] };

it('switches off the features that need the call, and keeps those that were off', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const store = createModuleStore(['POST /wps/known']);
  const seen = () => ({
    lacking: [...(store.getState().lacking ?? [])],
    without: [...(store.getState().without ?? [])],
  });
  expect(seen()).toEqual({ lacking: ['POST /wps/known'], without: [] });
  noteLacking(store, 'GET /wps/member/bonuses', NEEDED);
  noteLacking(store, 'GET /wps/agent/team/level', NEEDED);
  noteLacking(store, 'GET /wps/unused/call', NEEDED);
  expect(seen()).toEqual({
    lacking: ['POST /wps/known', 'GET /wps/member/bonuses', 'GET /wps/agent/team/level', 'GET /wps/unused/call'],
    without: ['bonus-details', 'agent-team', 'agent'],
  });
  expect(warn.mock.calls[0]).toEqual(['Platform: lacks', 'GET /wps/member/bonuses', ['bonus-details']]);
});
