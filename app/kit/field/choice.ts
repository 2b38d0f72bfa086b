export interface Choice {
  value: string;
  label: string;
  /** A longer explanation of the choice. */
  help?: string;
  disabled?: boolean;
}
