// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showPart } from '../show-part.fixture.tsx';
import { CardRow } from './card-row.tsx';

afterEach(cleanup);

it('is a region named after its heading, with one item for each card', () => {
  showPart(
    <CardRow title="Next draws" icon="ticket" more={<a href="/lott">All</a>}>
      <p>One</p>
      <p>Two</p>
    </CardRow>,
  );
  const row = within(screen.getByRole('region', { name: 'Next draws' }));
  expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
  expect(row.getByRole('link', { name: 'All' })).toBeDefined();
});
