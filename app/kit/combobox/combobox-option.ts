import type { ReactNode } from 'react';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Stands at the end of its row and is searched too, such as a dialling code. */
  note?: string;
  /** What the field shows once it is chosen, where the label would be too long. */
  short?: string;
  /** More that people may look for, such as the name in English. */
  keywords?: string;
  /** A decoration before the label, such as a flag. */
  picture?: ReactNode;
}
