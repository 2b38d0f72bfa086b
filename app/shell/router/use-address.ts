import { type AddressFields, fieldWriter } from './address-fields.ts';
import { useListParameters } from './use-list-parameters.ts';

/**
 * State of a page in its address, described by its fields.
 * @param fields the same at every call
 * @param pageName parameter of the list's page
 */
export function useAddress<Values>(fields: AddressFields<Values>, pageName = 'place') {
  const parameters = useListParameters(pageName);
  return {
    ...parameters,
    /** The value of a field. */
    value: <Name extends keyof Values & string>(name: Name): Values[Name] => fields[name].read(parameters.read(name)),
    /** Changes of the address that write some values; the usual value of a field removes its parameter. */
    changes: fieldWriter(fields),
  };
}
