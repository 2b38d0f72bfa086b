import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Prompt } from '#app/kit/prompt/prompt.tsx';
import type { Specimen } from '../specimen.ts';

function Question() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const answers = (
    <>
      <Button wide onClick={close}>
        Reject
      </Button>
      <Button wide onClick={close}>
        Accept
      </Button>
    </>
  );
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Ask</Button>
      {isOpen && (
        <Prompt title="May we count visits?" onClose={close} actions={answers}>
          <p>The page stays usable, and its end can be scrolled above the question.</p>
        </Prompt>
      )}
    </>
  );
}

export const prompt: Specimen = {
  about: 'A question that leaves the page usable and waits at the foot of the window. All answers look the same.',
  keys: 'Tab reaches it first; the focus goes back to where it was.',
  states: [{ name: 'Try it', Show: Question }],
};
