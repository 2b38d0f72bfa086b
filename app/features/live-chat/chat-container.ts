import type { ReactNode } from 'react';

/** Props of the panel and the sheet around the conversation. */
export interface ChatContainerProps {
  title: string;
  /** Id of the view below the title. A change moves the focus to the title. */
  view: string;
  close: () => void;
  /** Replaces the icon before the title. */
  lead?: ReactNode;
  /** Buttons before the close button. */
  tools?: ReactNode;
  children: ReactNode;
}
