// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showPart } from '../show-part.fixture.tsx';
import { List } from './list.tsx';
import { ListRow } from './list-row.tsx';
import { ResultLine } from './result-line.tsx';

afterEach(cleanup);

it('names its rows, and makes a clickable row one button with the whole text', () => {
  const choose = vi.fn();
  showPart(
    <List label="Accounts">
      <ListRow text="Savings" note="Ends with 4421" trail="€12" onChoose={choose} />
      <ListRow text="Old account" />
    </List>,
  );
  expect(screen.getByRole('list', { name: 'Accounts' }).children).toHaveLength(2);
  const [button, ...others] = screen.getAllByRole('button');
  expect([button?.textContent, others]).toEqual(['SavingsEnds with 4421€12', []]);
  if (button) fireEvent.click(button);
  expect(choose).toHaveBeenCalledOnce();
});

it('is busy while loading, with nothing to read', () => {
  showPart(<List busy label="Accounts" />);
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('announces each new result line', () => {
  showPart(<ResultLine found="12 rewards">Order</ResultLine>);
  expect(screen.getByRole('status').textContent).toBe('12 rewards');
});
