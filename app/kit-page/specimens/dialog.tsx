import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { TimedDialog } from '#app/kit/dialog/timed-dialog.tsx';
import type { Specimen } from '../specimen.ts';

const TERMS = Array.from(
  { length: 14 },
  (_, at) => `${at + 1}. A long text scrolls between the title and the actions.`,
);

function Confirm() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Log out</Button>
      {open && (
        <Dialog
          small
          title="Log out?"
          onClose={close}
          actions={
            <>
              <Button look="primary" onClick={close}>
                Log out
              </Button>
              <Button onClick={close}>Stay</Button>
            </>
          }
        >
          <p>Games that are open in other tabs end too.</p>
        </Dialog>
      )}
    </>
  );
}

function Long() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Read the terms</Button>
      {open && (
        <Dialog
          keep
          title="Terms"
          onClose={close}
          actions={
            <Button look="primary" onClick={close}>
              I agree
            </Button>
          }
        >
          {TERMS.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Dialog>
      )}
    </>
  );
}

function Filled() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the room</Button>
      {open && (
        <Dialog fill keep title="Room" onClose={close} actions={<Button onClick={close}>Leave</Button>}>
          <p>What is here fills the dialog and scrolls by itself.</p>
        </Dialog>
      )}
    </>
  );
}

function Timed() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Send</Button>
      {open && (
        <TimedDialog
          small
          title="Sent"
          onClose={close}
          actions={
            <Button look="primary" wide onClick={close}>
              Done
            </Button>
          }
        >
          <p>It goes by itself, and stays while a pointer or the focus is on it.</p>
        </TimedDialog>
      )}
    </>
  );
}

export const dialog: Specimen = {
  about: 'A modal dialog; on a phone a sheet from below, with its actions always in sight.',
  keys: 'Escape closes. Focus stays inside and goes back to what opened it.',
  states: [
    { name: 'Small', Show: Confirm },
    { name: 'Long, kept on a click beside it', Show: Long },
    { name: 'Filled by its content', Show: Filled },
    { name: 'Closed by time', Show: Timed },
  ],
};
