import type { ReactNode } from 'react';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Shown at the end of the row and searched too, such as a dialling code. */
  note?: string;
  /** Shown in the field for the selected option, when the label is too long. */
  short?: string;
  /** More search terms, such as the name in English. */
  keywords?: string;
  /** A decoration before the label, such as a flag. */
  picture?: ReactNode;
}
