// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showInKit } from '../show-in-kit.fixture.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';

afterEach(cleanup);

const choices = [
  { value: 'mail', label: 'Email' },
  { value: 'sms', label: 'SMS', help: 'May cost' },
  { value: 'push', label: 'Push' },
];

describe('CheckboxGroup', () => {
  it('reports the checked values in display order', () => {
    const onChange = vi.fn();
    showInKit(<CheckboxGroup label="News" choices={choices} value={['push', 'sms']} onChange={onChange} />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Email' }));
    expect(onChange).toHaveBeenLastCalledWith(['mail', 'sms', 'push']);
    fireEvent.click(screen.getByRole('checkbox', { name: 'SMS' }));
    expect(onChange).toHaveBeenLastCalledWith(['push']);
  });

  it('has a name, and its error as description', () => {
    showInKit(<CheckboxGroup label="News" choices={choices} value={[]} error="Choose one" onChange={vi.fn()} />);
    const group = screen.getByRole('group', { name: 'News' });
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Choose one');
    expect(screen.getByRole('checkbox', { name: 'Push' }).getAttribute('aria-invalid')).toBe('true');
  });

  it('changes nothing when read-only', () => {
    const onChange = vi.fn();
    showInKit(<CheckboxGroup label="News" choices={choices} value={['sms']} readOnly onChange={onChange} />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'SMS' }));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'SMS' }).checked).toBe(true);
  });
});
