import { type ParameterChanges, wholeUpTo } from './use-list-parameters.ts';

/**
 * A value that a page keeps in a parameter of its address. What was written is read as it was; anything else, which anyone may
 * have typed, is read as the usual value.
 */
export interface AddressField<Value> {
  /** @param text of the parameter; empty without it */
  read: (text: string) => Value;
  /** Empty for the usual value, which an address omits. */
  write: (value: Value) => string;
}

/** Fields of an address, by the names of their parameters. */
export type AddressFields<Values> = { readonly [Name in keyof Values]: AddressField<Values[Name]> };

/** One of some choices. @param usual for an address without one */
export function choiceField<Choice extends string, Usual extends Choice | undefined>(
  choices: readonly Choice[],
  usual: Usual,
): AddressField<Choice | Usual> {
  return {
    read: (text) => choices.find((one) => one === text) ?? usual,
    write: (value) => (value === undefined || value === usual ? '' : value),
  };
}

/** A text, empty by default. @param longest its most characters, by the contract */
export function textField(longest: number): AddressField<string> {
  return { read: (text) => text.trim().slice(0, longest).trim(), write: (text) => text };
}

/** A whole number from 1; null by default. @param largest by the contract */
export function wholeField(largest: number): AddressField<number | null> {
  return {
    read: (text) => wholeUpTo(largest, text),
    write: (value) => (value === null ? '' : String(value)),
  };
}

/** Whether something is on; off by default. @param on the parameter's text */
export function flagField(on: string): AddressField<boolean> {
  return { read: (text) => text === on, write: (value) => (value ? on : '') };
}

const DIRECTIONS = ['ascending', 'descending'] as const;

/** Order of a list: its column and its direction, descending by default. */
export function sortFields<Column extends string>(columns: readonly Column[], usual: Column) {
  return { sort: choiceField(columns, usual), direction: choiceField(DIRECTIONS, 'descending') };
}

/** Returns a function that makes the changes of an address that write some values. An undefined one leaves its parameter as it is. */
export function fieldWriter<Values>(fields: AddressFields<Values>) {
  return (values: Partial<Values>): ParameterChanges => {
    const changes: Record<string, string | null> = {};
    for (const name in values) {
      const value = values[name];
      if (value !== undefined) changes[name] = fields[name].write(value) || null;
    }
    return changes;
  };
}
