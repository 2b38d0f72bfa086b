// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = ['one', 'two', 'three'].map((id) => ({ id, label: id }));

function Specimen() {
  const [chosen, setChosen] = useState('one');
  return (
    <Tabs label="Ways" tabs={tabs} chosen={chosen} onChoose={setChosen}>
      content of {chosen}
      {chosen === 'three' && <button type="button">Send</button>}
    </Tabs>
  );
}

beforeEach(() => void render(<Specimen />));
afterEach(cleanup);

const press = (key: string) => fireEvent.keyDown(screen.getByRole('tablist'), { key });
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

describe('Tabs', () => {
  it('moves and selects with the arrows, wrapping around, and with Home and End', () => {
    press('ArrowLeft');
    expect(chosen()).toBe('three');
    expect(document.activeElement?.textContent).toBe('three');
    press('ArrowRight');
    expect(chosen()).toBe('one');
    press('End');
    expect(chosen()).toBe('three');
    press('Home');
    expect(chosen()).toBe('one');
  });

  it('moves in the direction of the arrow in right-to-left text', () => {
    screen.getByRole('tablist').style.direction = 'rtl';
    press('ArrowLeft');
    expect(chosen()).toBe('two');
    press('ArrowRight');
    expect(chosen()).toBe('one');
  });

  it('is a single Tab stop, and names its panel', () => {
    fireEvent.click(screen.getByText('two'));
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
    expect(screen.getByRole('tabpanel', { name: 'two' }).textContent).toBe('content of two');
  });

  it('makes the panel a Tab stop unless it contains one', async () => {
    expect(screen.getByRole('tabpanel').getAttribute('tabindex')).toBe('0');
    press('End');
    await waitFor(() => expect(screen.getByRole('tabpanel').hasAttribute('tabindex')).toBe(false));
  });
});
