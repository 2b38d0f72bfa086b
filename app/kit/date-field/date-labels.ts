/** What a date field says besides its label, help and error. Months and weekdays are the language's own. */
export interface DateLabels {
  /** How the day is typed, such as "dd-mm-yyyy"; shown while nothing is. */
  format: string;
  /** Of the button that opens the calendar, and the calendar's title. */
  choose: string;
  close: string;
  month: string;
  year: string;
  earlier: string;
  later: string;
}
