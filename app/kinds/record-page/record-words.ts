import type { LookUp } from '#app/language/translate.ts';
import type { ListRange } from './days/range.ts';

type OwnKey = 'from' | 'to' | 'show' | 'missing' | 'order' | 'long';
type HistoryKey = 'all' | 'failed' | 'none' | 'noneText' | 'noneIn' | 'noneInText' | 'showAll';
type ExportKey = 'short' | 'label' | 'preparing' | 'progress' | 'cancel' | 'failed';

/**
 * Words for the days and the export. They belong to the feature that shows them, because the shell's words load with every
 * first page.
 */
export type RangeWords<Name extends ListRange> = LookUp<`range.${Name | 'label'}` | `own.${OwnKey}`>;
export type OwnRangeWords = LookUp<`own.${OwnKey}`>;
export type ExportWords = LookUp<`export.${ExportKey}`>;
export type SizeWords = LookUp<'rows.label' | 'rows.each'>;
export type HistoryWords = RangeWords<ListRange> & ExportWords & SizeWords & LookUp<`history.${HistoryKey}`>;
