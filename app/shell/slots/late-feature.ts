import type { Contributions, Feature } from './define-feature.ts';
import type { Screen } from './screen.ts';
import type { SessionHookContribution, Slots } from './slots.ts';

/** Slots whose entries are data through and through. */
type PlainSlot = 'navigation' | 'footerLinks' | 'accountMenu' | 'registrationParts';

/** Slots whose entries hold something that is loaded on demand, and data besides. */
type LateSlot =
  | 'routes'
  | 'modals'
  | 'loginMethods'
  | 'registrationMethods'
  | 'registrationNumbers'
  | 'forgotMethods'
  | 'tileActions'
  | 'rightBar'
  | 'botChecks'
  | 'phoneVerifiers';

type LateHook = Omit<Extract<SessionHookContribution, { screen: Screen }>, 'screen'>;

/** What an entry is without the part that is loaded on demand. */
type PlainPart<Entry> = Omit<Entry, 'screen' | 'load'>;

type PlainContributions = { readonly [Name in PlainSlot]?: readonly Slots[Name][] } & {
  readonly [Name in LateSlot]?: readonly PlainPart<Slots[Name]>[];
} & { readonly sessionHooks?: readonly LateHook[] };

/** A feature of which the entry knows the plain data alone; its declaration comes when something of it is needed. */
export interface LateFeature {
  readonly name: string;
  readonly module: string | null;
  readonly contributions: PlainContributions;
  readonly load: () => Promise<{ feature: Feature }>;
}

/** The feature as the shell knows every other: whatever is needed of it loads the declaration first. */
export function fromLate({ name, module, contributions: plain, load }: LateFeature): Feature {
  const { part, screen } = partsOf(name, load);
  const contributions: Contributions = {
    ...plainOf(plain),
    routes: mapped(plain.routes, (entry, at) => ({ ...entry, screen: screen(at, ({ routes }) => routes) })),
    modals: mapped(plain.modals, (entry, at) => ({ ...entry, screen: screen(at, ({ modals }) => modals) })),
    loginMethods: mapped(plain.loginMethods, (entry, at) => ({
      ...entry,
      screen: screen(at, ({ loginMethods }) => loginMethods),
    })),
    forgotMethods: mapped(plain.forgotMethods, (entry, at) => ({
      ...entry,
      screen: screen(at, ({ forgotMethods }) => forgotMethods),
    })),
    tileActions: mapped(plain.tileActions, (entry, at) => ({
      ...entry,
      screen: screen(at, ({ tileActions }) => tileActions),
    })),
    rightBar: mapped(plain.rightBar, (entry, at) => ({ ...entry, screen: screen(at, ({ rightBar }) => rightBar) })),
    sessionHooks: mapped(plain.sessionHooks, (entry, at) => ({
      ...entry,
      screen: screen(at, ({ sessionHooks }) => sessionHooks?.map(screenOfHook)),
    })),
    registrationNumbers: mapped(plain.registrationNumbers, (entry, at) => ({
      ...entry,
      screen: screen(at, ({ registrationNumbers }) => registrationNumbers),
    })),
    registrationMethods: mapped(plain.registrationMethods, (entry, at) => ({
      ...entry,
      load: async () => (await part(at, ({ registrationMethods }) => registrationMethods)).load(),
    })),
    botChecks: mapped(plain.botChecks, (entry, at) => ({
      ...entry,
      load: async () => (await part(at, ({ botChecks }) => botChecks)).load(),
    })),
    phoneVerifiers: mapped(plain.phoneVerifiers, (entry, at) => ({
      ...entry,
      load: async () => (await part(at, ({ phoneVerifiers }) => phoneVerifiers)).load(),
    })),
  };
  return { name, module, contributions };
}

function mapped<From, To>(entries: readonly From[] | undefined, to: (entry: From, at: number) => To): readonly To[] {
  return (entries ?? []).map(to);
}

function plainOf({ navigation, footerLinks, accountMenu, registrationParts }: PlainContributions): Contributions {
  return {
    navigation: navigation ?? [],
    footerLinks: footerLinks ?? [],
    accountMenu: accountMenu ?? [],
    registrationParts: registrationParts ?? [],
  };
}

function screenOfHook(hook: SessionHookContribution): { screen: Screen } {
  if ('screen' in hook) return hook;
  throw new Error('A hook of a late feature is a screen.');
}

type Find<Entry> = (all: Contributions) => readonly Entry[] | undefined;

/** Ways into a declaration that is loaded when one of them is gone. */
function partsOf(name: string, load: LateFeature['load']) {
  const part = async <Entry>(at: number, find: Find<Entry>): Promise<Entry> => {
    const { feature } = await load();
    const entry = find(feature.contributions)?.[at];
    if (!entry) throw new Error(`The feature ${name} has not got what its entry says.`);
    return entry;
  };
  const screen = <Props>(at: number, find: Find<{ screen: Screen<Props> }>): Screen<Props> => ({
    namespace: name,
    load: async () => (await part(at, find)).screen.load(),
  });
  return { part, screen };
}
