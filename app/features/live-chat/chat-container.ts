import type { ReactNode } from 'react';

/** Props of the panel and the sheet that hold the conversation. */
export interface ChatContainerProps {
  title: string;
  /** The view below the title; the focus moves to the title when it changes. */
  at: string;
  close: () => void;
  /** Replaces the icon before the title. */
  lead?: ReactNode;
  /** Buttons before the close button. */
  tools?: ReactNode;
  children: ReactNode;
}
