// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { rule } from '#app/kinds/account-fields/register-settings.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/agent-registration.json' with { type: 'json' };
import { AccountField } from './account-field.tsx';

afterEach(cleanup);

it('takes a pasted name without what cannot be seen in it', () => {
  const onChange = vi.fn();
  const props = { rule: rule({}), value: '', refusedAs: undefined, isTried: false, isFirst: false, onChange };
  showInSite(<AccountField {...props} />, { at: '/agentHome', words: { 'agent-registration': words } });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '\u00a0\u200bplayer7\u200e ' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('player7');
});
