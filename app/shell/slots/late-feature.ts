import type { Contributions, Feature } from './define-feature.ts';
import type { SlotName, Slots } from './slots.ts';

/** A feature of which the entry knows the plain data alone; its declaration comes when something of it is needed. */
export interface LateFeature {
  readonly name: string;
  readonly module: string | null;
  /** The declaration's entries as the generator has read them off it: a 1 stands for what is loaded on demand. */
  readonly contributions: { readonly [Name in SlotName]?: readonly object[] };
  readonly load: () => Promise<{ feature: Feature }>;
}

/** Fields of an entry that are screens. */
const PARTS = ['screen', 'note', 'count'] as const;

type Parts = { [Part in (typeof PARTS)[number]]?: { load: () => Promise<unknown> } };

type Declared = () => Promise<Slots[SlotName]>;

/** The feature as the shell knows every other: whatever is needed of it loads the declaration first. */
export function fromLate({ name, module, contributions, load }: LateFeature): Feature {
  const whole = Object.entries(contributions).map(([slot, entries]) => {
    const declared = async (at: number) => {
      const { feature } = await load();
      const entry = Object.entries(feature.contributions).find(([other]) => other === slot)?.[1][at];
      if (!entry) throw new Error(`The feature ${name} has not got what its entry says of ${slot}.`);
      return entry;
    };
    return [slot, entries.map((entry, at) => ({ ...entry, ...onDemand(entry, name, () => declared(at)) }))] as const;
  });
  // What they were read off is a feature's declaration, so they are that again.
  return { name, module, contributions: Object.fromEntries(whole) as Contributions };
}

/** What an entry loads on demand, by way of the declaration. */
function onDemand(entry: object, namespace: string, declared: Declared): object {
  const parts = PARTS.filter((part) => part in entry).map((part) => {
    const load = async () => partsOf(await declared())[part]?.load();
    return [part, { namespace, load }] as const;
  });
  const load = async (...values: unknown[]) => {
    const found = await declared();
    return 'load' in found ? Reflect.apply(found.load, undefined, values) : undefined;
  };
  return { ...Object.fromEntries(parts), ...('load' in entry && { load }) };
}

const partsOf = (entry: { order?: number } & Parts): Parts => entry;
