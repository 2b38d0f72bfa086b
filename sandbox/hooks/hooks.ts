import type { Database } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import type { Report } from '../process/report.ts';
import type { Refusal } from '../refusal.ts';
import type { ConsoleCard } from './console-card.ts';
import type { ServeControl } from './control-calls.ts';
import type {
  Domain,
  DomainSwitches,
  Guard,
  Guarded,
  Heard,
  Known,
  Listed,
  Listener,
  SessionColumns,
} from './domain.ts';
import type { Seeds } from './seeds.ts';

type Domains = Readonly<Record<string, Domain>>;

/** Sends questions and events to the domains, which are loaded on first use. */
export class Hooks {
  readonly #load: () => Promise<Domains>;

  constructor(load: () => Promise<Domains>) {
    this.#load = load;
  }

  /** The refusal of the first guard that has one. */
  async refusal<Name extends keyof Guarded>(name: Name, asked: Guarded[Name]): Promise<Refusal | null> {
    for (const guard of await this.#guards(name)) {
      const refusal = await guard.refusal(asked);
      if (refusal) return refusal;
    }
    return null;
  }

  /** @throws Refusal of the first guard that has one */
  async require<Name extends keyof Guarded>(name: Name, asked: Guarded[Name]): Promise<void> {
    const refusal = await this.refusal(name, asked);
    if (refusal) throw refusal;
  }

  async tell<Name extends keyof Heard>(name: Name, news: Heard[Name]): Promise<void> {
    const domains = Object.values(await this.#load());
    const listeners = domains.flatMap<Listener<Name>>(({ hears }) => hears?.[name] ?? []);
    for (const listener of listeners.sort(byOrder)) await listener.hear(news);
  }

  async count<Name extends keyof Known>(name: Name, asked: Known[Name]): Promise<number> {
    let sum = 0;
    for (const { counts } of Object.values(await this.#load())) sum += (await counts?.[name]?.(asked)) ?? 0;
    return sum;
  }

  async list<Name extends keyof Listed>(name: Name, asked: Listed[Name]['asked']): Promise<Listed[Name]['item'][]> {
    const items: Listed[Name]['item'][] = [];
    for (const { lists } of Object.values(await this.#load())) items.push(...((await lists?.[name]?.(asked)) ?? []));
    return items;
  }

  async sessionColumns(): Promise<SessionColumns[]> {
    return Object.values(await this.#load()).flatMap(({ session }) => session ?? []);
  }

  /** Sorted as the console shows them. */
  async consoleCards(): Promise<ConsoleCard[]> {
    const places = Object.values(await this.#load()).flatMap(({ console }) => console ?? []);
    return Promise.all(places.sort(byOrder).map(({ load }) => load()));
  }

  async controlCalls(): Promise<ServeControl[]> {
    const declared = Object.values(await this.#load()).flatMap(({ control }) => control ?? []);
    return Promise.all(declared.map(({ load }) => load()));
  }

  /** The switches of all domains. */
  async switches(): Promise<Required<DomainSwitches>> {
    const declared = Object.values(await this.#load()).flatMap(({ switches }) => switches ?? []);
    return declared.reduce<Required<DomainSwitches>>(
      (all, { toggles, values }) => ({ toggles: { ...all.toggles, ...toggles }, values: { ...all.values, ...values } }),
      { toggles: {}, values: {} },
    );
  }

  /** Seeds in the order in which they are written and moved. */
  async seeds(): Promise<Seeds[]> {
    const declared = Object.values(await this.#load()).flatMap(({ seeds }) => seeds ?? []);
    return Promise.all(declared.sort(byOrder).map(({ load }) => load()));
  }

  /** Starts what domains do as time passes. @returns ends it */
  async startClocks(platform: Platform, report: Report): Promise<() => Promise<void>> {
    const clocks = Object.values(await this.#load()).flatMap(({ clock }) => clock ?? []);
    const ends = await Promise.all(clocks.map((start) => start(platform, report)));
    return async () => {
      await Promise.all(ends.map((end) => end()));
    };
  }

  async #guards<Name extends keyof Guarded>(name: Name): Promise<Guard<Name>[]> {
    const domains = Object.values(await this.#load());
    return domains.flatMap<Guard<Name>>(({ guards }) => guards?.[name] ?? []).sort(byOrder);
  }
}

function byOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order;
}

/** The hooks that a database was opened with. Each transaction has those of its database. */
export function hooksOf({ _: { fullSchema } }: Pick<Database, '_'>): Hooks {
  const { hooks } = fullSchema;
  if (hooks instanceof Hooks) return hooks;
  throw new Error('The database was opened without the domains, which guard what it would store.');
}
