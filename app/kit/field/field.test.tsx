// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showPart } from '../show-part.fixture.tsx';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { PasswordField } from './password-field.tsx';

afterEach(cleanup);

function descriptionsOf(element: HTMLElement): (string | null | undefined)[] {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent);
}

describe('Field', () => {
  it('has a label, a help text and an error', () => {
    showPart(<Field label="Name" autoComplete="name" help="As in your passport" error="Too short" />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(descriptionsOf(field)).toEqual(['As in your passport', 'Too short']);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('is valid as long as it has no error', () => {
    showPart(<Field label="Name" autoComplete="name" />);
    expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBeNull();
  });
});

describe('PasswordField', () => {
  // @proves 2.45
  it('shows the typed text on request', () => {
    showPart(<PasswordField label="Password" autoComplete="off" defaultValue="Sandbox1!" />);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    const eye = screen.getByRole('button', { name: 'Show password', pressed: false });
    expect(field.type).toBe('password');
    fireEvent.click(eye);
    expect(field.type).toBe('text');
    expect(eye.getAttribute('aria-pressed')).toBe('true');
    expect(field.value).toBe('Sandbox1!');
  });
});

describe('Checkbox', () => {
  it('is named by its label and described by its error', () => {
    showPart(<Checkbox error="Please accept">I am of age</Checkbox>);
    const box = screen.getByRole('checkbox', { name: 'I am of age' });
    expect(descriptionsOf(box)).toEqual(['Please accept']);
    fireEvent.click(screen.getByText('I am of age'));
    expect(box).toHaveProperty('checked', true);
  });

  it('can be read-only', () => {
    showPart(
      <Checkbox readOnly checked>
        Always
      </Checkbox>,
    );
    const box = screen.getByRole('checkbox', { name: 'Always' });
    fireEvent.click(box);
    expect(box).toHaveProperty('checked', true);
    expect(box.getAttribute('aria-readonly')).toBe('true');
  });
});
