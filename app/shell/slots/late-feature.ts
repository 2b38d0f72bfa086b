import type { Contributions, Feature } from './define-feature.ts';
import type { SlotName, Slots } from './slots.ts';

/** A feature of which the entry knows the plain data alone; its declaration comes when something of it is needed. */
export interface LateFeature {
  readonly name: string;
  readonly module: string | null;
  /** The declaration's entries, field by field but for `screen` and `load`. The generator reads them off it. */
  readonly contributions: { readonly [Name in SlotName]?: readonly object[] };
  readonly load: () => Promise<{ feature: Feature }>;
}

/** The feature as the shell knows every other: whatever is needed of it loads the declaration first. */
export function fromLate({ name, module, contributions, load }: LateFeature): Feature {
  const whole = Object.entries(contributions).map(([slot, entries]) => {
    const declared = async (at: number): Promise<Slots[SlotName]> => {
      const { feature } = await load();
      const entry = Object.entries(feature.contributions).find(([other]) => other === slot)?.[1][at];
      if (!entry) throw new Error(`The feature ${name} has not got what its entry says of ${slot}.`);
      return entry;
    };
    return [slot, entries.map((entry, at) => ({ ...entry, ...onDemand(name, () => declared(at)) }))] as const;
  });
  // What they were read off is a feature's declaration, so they are that again.
  return { name, module, contributions: Object.fromEntries(whole) as Contributions };
}

/** The fields that come with the declaration; an entry that has one of them is asked for that one. */
function onDemand(namespace: string, declared: () => Promise<Slots[SlotName]>) {
  return {
    screen: {
      namespace,
      load: async () => {
        const entry = await declared();
        return 'screen' in entry ? entry.screen.load() : undefined;
      },
    },
    load: async (...values: unknown[]) => {
      const entry = await declared();
      return 'load' in entry ? Reflect.apply(entry.load, undefined, values) : undefined;
    },
  };
}
