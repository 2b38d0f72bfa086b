import type { HandOverForm } from '../hand-over/hand-over.ts';
import { csvForm } from './csv-form.ts';
import { type FormName, formNames } from './form-names.ts';
import { jsonForm } from './json-form.ts';
import { poForm } from './po-form.ts';
import { xliffForm } from './xliff-form.ts';

/** File forms by their names. */
export const forms: Readonly<Record<FormName, HandOverForm>> = {
  xliff: xliffForm,
  po: poForm,
  csv: csvForm,
  json: jsonForm,
};

/** The form of a file by its ending; undefined for an unknown one. */
export function formOfFile(file: string): HandOverForm | undefined {
  if (file.endsWith('.xliff')) return xliffForm;
  return formNames.map((name) => forms[name]).find(({ ending }) => file.endsWith(ending));
}
