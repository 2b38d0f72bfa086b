/** Texts of a date field besides its label, help and error. Months and weekdays come from the language itself. */
export interface DateLabels {
  /** The format to type, such as "dd-mm-yyyy"; shown while the field is empty. */
  format: string;
  /** Label of the button that opens the calendar, and the calendar's title. */
  choose: string;
  close: string;
  month: string;
  year: string;
  earlier: string;
  later: string;
}
