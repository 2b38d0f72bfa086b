import { stemOf } from '../shared/word-keys.ts';
import { type Catalogue, REFERENCE_LANGUAGE } from './catalogue.ts';

/**
 * The English texts of a namespace. For a plural form that English lacks, uses its form `other`. @param own texts that
 * replace those of locales/
 */
export function englishTexts(
  catalogue: Pick<Catalogue, 'words'>,
  namespace: string,
  own: readonly (readonly [key: string, text: string])[] = [],
): (key: string) => string {
  const texts = new Map([...catalogue.words(REFERENCE_LANGUAGE, namespace).texts(), ...own]);
  return (key) => texts.get(key) ?? texts.get(`${stemOf(key)}_other`) ?? '';
}
