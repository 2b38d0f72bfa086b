import type { ReactNode } from 'react';

/** What the conversation stands in. */
export interface ChatPlaceProps {
  title: string;
  close: () => void;
  /** Buttons before the one that closes. */
  tools?: ReactNode;
  children: ReactNode;
}
