// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { FlowList, FlowSection } from './flow-list.tsx';
import { FlowPage } from './flow-page.tsx';

afterEach(cleanup);

function show(query: string, status: 'member' | 'trial' = 'member') {
  showInSite(<FlowPage trial="Trial" named="order" one={(id) => `Order ${id}`} history="History" form="Form" />, {
    at: `/member?page=depositv2${query}`,
    words: {},
    prepare: ({ session }) => session.store.setState({ status, member }),
  });
  return document.body.textContent;
}

it.each([
  ['', 'Form'],
  ['&view=history', 'History'],
  ['&order=D7', 'Order D7'],
])('shows at "%s" what the address names', (query, shown) => {
  expect(show(query)).toBe(shown);
});

it('tells accounts for trial what they need, wherever they are', () => {
  expect(show('&order=D7', 'trial')).toBe('Trial');
});

it('lists payments below their heading, each a link to its page', () => {
  showInSite(
    <FlowSection title="Last payments" action="All">
      <FlowList payments={['D7', 'D8']} idOf={(id) => id} pathOf={(id) => `/member?order=${id}`}>
        {(id) => `Payment ${id}`}
      </FlowList>
    </FlowSection>,
    { at: '/member', words: {} },
  );
  const links = within(screen.getByRole('region', { name: 'Last payments' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Payment D7', '/member?order=D7'],
    ['Payment D8', '/member?order=D8'],
  ]);
});
