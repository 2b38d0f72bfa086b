// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { FixedRouter } from './fixed-router.tsx';
import { RewriteLinks } from './rewrite-links.tsx';
import { Link, useNavigate } from './router.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ADDRESSES: Readonly<Record<string, string>> = {
  '/member?page=depositv2': '/agentHome?page=deposit',
  '/agent': 'https://agents.specimen.example/agent',
};
const rewrite = (address: string) => ADDRESSES[address];

function Buttons() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate('/member?page=depositv2')}>
        Deposit
      </button>
      <button type="button" onClick={() => navigate('/agent')}>
        Agents
      </button>
      <button type="button" onClick={() => navigate('/agent', { replace: true })}>
        Agents instead
      </button>
    </>
  );
}

const show = () =>
  showInSite(
    <RewriteLinks rewrite={rewrite}>
      <Link to="/member?page=depositv2">Pay in</Link>
      <Link to="/agent">To the agents</Link>
      <Link to="/help#term">Terms</Link>
      <Buttons />
    </RewriteLinks>,
    { at: '/index', words: {} },
  );
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('gives links the other address, on this site or another', () => {
  show();
  expect(hrefOf('Pay in')).toBe('/agentHome?page=deposit');
  expect(hrefOf('To the agents')).toBe('https://agents.specimen.example/agent');
  expect(hrefOf('Terms')).toBe('/help#term');
});

it('reads and writes addresses below the base path', () => {
  render(
    <FixedRouter basename="/play" location="/play/index">
      <RewriteLinks rewrite={rewrite}>
        <Link to="/member?page=depositv2">Pay in</Link>
        <Link to="/agent">To the agents</Link>
      </RewriteLinks>
    </FixedRouter>,
  );
  expect(hrefOf('Pay in')).toBe('/play/agentHome?page=deposit');
  expect(hrefOf('To the agents')).toBe('https://agents.specimen.example/agent');
});

it('opens another page of this site without leaving it', () => {
  show();
  fireEvent.click(screen.getByRole('link', { name: 'Pay in' }));
  expect(`${location.pathname}${location.search}`).toBe('/agentHome?page=deposit');
  fireEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(`${location.pathname}${location.search}`).toBe('/agentHome?page=deposit');
});

it('leaves for a page of another site', () => {
  show();
  const { pathname, search, hash, origin, href } = location;
  const [assign, replace] = [vi.fn(), vi.fn()];
  vi.stubGlobal('location', { pathname, search, hash, origin, href, assign, replace });
  fireEvent.click(screen.getByRole('link', { name: 'To the agents' }));
  fireEvent.click(screen.getByRole('button', { name: 'Agents' }));
  fireEvent.click(screen.getByRole('button', { name: 'Agents instead' }));
  expect(assign.mock.calls).toEqual(Array(2).fill(['https://agents.specimen.example/agent']));
  expect(replace.mock.calls).toEqual([['https://agents.specimen.example/agent']]);
});
