// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showPart } from '../show-part.fixture.tsx';
import { ChipGroup } from './chip-group.tsx';
import { ToggleChip } from './toggle-chip.tsx';

afterEach(cleanup);

it('marks the selected choice, and reports a new one', () => {
  const choose = vi.fn();
  const choices = [
    { value: 'day', label: 'Today' },
    { value: 'week', label: 'This week' },
  ];
  showPart(<ChipGroup label="Period" choices={choices} chosen="day" onChoose={choose} />);
  expect(screen.getByRole('group', { name: 'Period' }).children).toHaveLength(2);
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Today');
  fireEvent.click(screen.getByRole('button', { name: 'This week' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('week');
});

it('toggles on and off', () => {
  const press = vi.fn();
  showPart(<ToggleChip icon="fire" label="Hot" pressed onPress={press} />);
  fireEvent.click(screen.getByRole('button', { name: 'Hot', pressed: true }));
  expect(press).toHaveBeenCalledExactlyOnceWith(false);
});
