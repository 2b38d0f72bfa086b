/** File forms by the names that `--format` takes. The command line reads them without loading the forms. */
export const formNames = ['xliff', 'po', 'csv', 'json'] as const;

export type FormName = (typeof formNames)[number];
