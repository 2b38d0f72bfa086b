import type { ReactNode } from 'react';

/** What the conversation stands in. */
export interface ChatPlaceProps {
  title: string;
  /** What is shown below the title; reading begins at the title when it is another. */
  at: string;
  close: () => void;
  /** In the place of the sign before the title. */
  lead?: ReactNode;
  /** Buttons before the one that closes. */
  tools?: ReactNode;
  children: ReactNode;
}
