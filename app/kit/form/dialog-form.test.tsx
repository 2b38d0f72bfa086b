// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { showInKit } from '#app/kit/show-in-kit.fixture.tsx';
import { DialogForm } from './dialog-form.tsx';

beforeEach(standInForModals);
afterEach(cleanup);

function show(part: { busy?: boolean; problem?: string } = {}) {
  const onSubmit = vi.fn();
  showInKit(
    <Dialog title="Name" onClose={() => undefined}>
      <DialogForm action="Save" {...part} onSubmit={(form) => onSubmit(String(new FormData(form).get('name')))}>
        <input name="name" aria-label="Name" defaultValue="Key" />
      </DialogForm>
    </Dialog>,
  );
  return onSubmit;
}

const button = () => screen.getByRole('button', { name: 'Save' });

it('sends its fields by the button at the foot of the dialog, which stands outside the form', () => {
  const onSubmit = show();
  expect(button().closest('form')).toBeNull();
  expect(button().closest('[data-foot]')).not.toBeNull();
  fireEvent.click(button());
  expect(onSubmit.mock.calls).toEqual([['Key']]);
});

it('does not send by a press while it is busy, and says what went wrong', () => {
  const onSubmit = show({ busy: true, problem: 'This name is taken' });
  fireEvent.click(button());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toBe('This name is taken');
});
