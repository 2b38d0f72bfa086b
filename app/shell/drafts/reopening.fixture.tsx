import { fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';

const NAME = 'Open or close';

/** For tests: a form that `closeAndReopen` closes and reopens. */
export function Reopening({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      {isOpen && children}
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        {NAME}
      </button>
    </>
  );
}

export function closeAndReopen(): void {
  fireEvent.click(screen.getByText(NAME));
  fireEvent.click(screen.getByText(NAME));
}
