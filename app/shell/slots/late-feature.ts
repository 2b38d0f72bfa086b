import type { Contributions, Feature } from './define-feature.ts';
import { lazyFields } from './lazy-fields.ts';
import type { SlotName, Slots } from './slots.ts';

/** A feature of which the entry holds only plain data; its declaration is loaded on first use. */
export interface LateFeature {
  readonly name: string;
  readonly module: string | null;
  /** The declaration's entries as the generator extracts them: 1 replaces each of the `lazyFields`. */
  readonly contributions: { readonly [Name in SlotName]?: readonly object[] };
  readonly load: () => Promise<{ feature: Feature }>;
}

type Declared = () => Promise<Slots[SlotName]>;

/** A regular feature whose lazy fields load the declaration on first use. */
export function fromLate({ name, module, contributions, load }: LateFeature): Feature {
  const whole = Object.entries(contributions).map(([slot, entries]) => {
    const declared = async (index: number) => {
      const { feature } = await load();
      const entry = Object.entries(feature.contributions).find(([other]) => other === slot)?.[1][index];
      if (!entry) throw new Error(`The feature ${name} does not contribute what its entry lists in ${slot}.`);
      return entry;
    };
    return [
      slot,
      entries.map((entry, position) => ({ ...entry, ...onDemand(entry, name, () => declared(position)) })),
    ] as const;
  });
  // The generator extracted them from a declaration, so they have its shape.
  return { name, module, contributions: Object.fromEntries(whole) as Contributions };
}

/** An entry's lazy fields, which load the declaration. */
function onDemand(entry: object, namespace: string, declared: Declared): object {
  const fields = Object.keys(entry).filter((field) => field in lazyFields);
  return Object.fromEntries(
    fields.map((field) => {
      const load = async (...values: unknown[]) => loaderIn(await declared(), field)(...values);
      return [field, field === 'load' ? load : { namespace, load }];
    }),
  );
}

type Load = (...values: unknown[]) => unknown;

/** The loader of a screen, or the contribution's own `load`. */
function loaderIn(entry: Slots[SlotName], field: string): Load {
  const value: Load | { load: Load } = Reflect.get(entry, field);
  return typeof value === 'function' ? value : value.load;
}
