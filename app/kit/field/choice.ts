/** One of several answers. */
export interface Choice {
  value: string;
  label: string;
  /** What choosing it means. */
  help?: string;
  disabled?: boolean;
}
