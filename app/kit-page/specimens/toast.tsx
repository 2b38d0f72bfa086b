import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { ToastHost } from '#app/kit/toast/toast-host.tsx';
import { createToasts } from '#app/kit/toast/toast-store.ts';
import type { Specimen } from '../specimen.ts';
import { line } from './specimen.css.ts';

function Toasts() {
  const [toasts] = useState(createToasts);
  const [count, setCount] = useState(1);
  const more = () => {
    setCount(count + 1);
    toasts.show({ text: `Message ${count} of many: only the latest three stay.` });
  };
  return (
    <div className={line}>
      <Button onClick={() => toasts.show({ text: 'The address was copied.', tone: 'success' })}>Success</Button>
      <Button onClick={() => toasts.show({ text: 'The language could not be loaded.', tone: 'danger' })}>Danger</Button>
      <Button onClick={more}>One more</Button>
      <ToastHost toasts={toasts} label="Messages" dismissLabel="Dismiss" />
    </div>
  );
}

export const toast: Specimen = {
  about:
    'Words that have no other place on the page. They go after six seconds of being looked at; failures stay. ' +
    'An error of a form or a list belongs beside it, never in a toast alone.',
  keys: 'Tab reaches the dismiss button; Escape dismisses; the focus goes to the next toast, and then back.',
  states: [{ name: 'Try it', Show: Toasts }],
};
