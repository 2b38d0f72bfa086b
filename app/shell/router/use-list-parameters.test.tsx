// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { changeParameters, useListParameters, wholeUpTo } from './use-list-parameters.ts';

afterEach(cleanup);

function Filter({ name, value }: { name: string; value: string }) {
  const { filter } = useListParameters('place');
  return (
    <button type="button" onClick={() => filter({ [name]: value })}>
      {name}
    </button>
  );
}

describe('the parameters of a list', () => {
  it('change alone, and go when they are empty', () => {
    const held = new URLSearchParams('page=withdraw&place=3&show=open');
    expect(changeParameters(held, { show: 'closed', place: null }).toString()).toBe('page=withdraw&show=closed');
    expect(changeParameters(held, { show: '' }).toString()).toBe('page=withdraw&place=3');
    expect(held.toString()).toBe('page=withdraw&place=3&show=open');
  });

  it('keep a change that another one follows before it is drawn', () => {
    const filters = [<Filter key="state" name="state" value="open" />, <Filter key="days" name="days" value="today" />];
    showInSite(filters, { at: '/index?place=3', words: {} });
    act(() => {
      screen.getByText('state').click();
      screen.getByText('days').click();
    });
    expect(location.search).toBe('?state=open&days=today');
  });

  it.each([
    ['1', 1],
    ['100', 100],
    ['101', null],
    ['0', null],
    ['-1', null],
    ['1e2', null],
    ['1.5', null],
    ['٣', null],
    ['', null],
    [null, null],
  ])('read %o as %o', (text, number) => {
    expect(wholeUpTo(100, text)).toBe(number);
  });
});
