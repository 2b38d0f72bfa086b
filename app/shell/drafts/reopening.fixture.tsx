import { fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';

const NAME = 'Open or close';

/** For tests: a form that `closeAndReopen` closes and reopens. */
export function Reopening({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && children}
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {NAME}
      </button>
    </>
  );
}

export function closeAndReopen(): void {
  fireEvent.click(screen.getByText(NAME));
  fireEvent.click(screen.getByText(NAME));
}
