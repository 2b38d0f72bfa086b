import type { SiteBrand } from '#app/brand/brand.ts';
import { useBrand } from '#app/brand/brand-context.tsx';
import { lacks, switchOf, useModuleState } from '#app/modules/module-context.tsx';
import type { ModuleState } from '#app/modules/module-store.ts';
import type { CallAddress } from '#app/platform/call-address.ts';
import { isLoggedIn, type SessionStatus } from '#app/session/member-type.ts';
import { useSession } from '#app/session/session-context.tsx';
import type { Feature } from './define-feature.ts';
import { useFeatures } from './features-context.tsx';
import type { Audience, NavigationContribution, SlotName, Slots } from './slots.ts';

export type Contributed<Name extends SlotName> = Slots[Name] & {
  /** Namespace of the feature's words. */
  namespace: string;
  /** The platform has yet to say whether this is on: reserve its space and show nothing. */
  pending: boolean;
};

/** Contributions of enabled features to a slot, sorted, for the current audience. */
export function useSlot<Name extends SlotName>(name: Name): Contributed<Name>[] {
  const { features } = useFeatures();
  const brand = useBrand();
  const modules = useModuleState();
  const { status } = useSession();
  return filledSlot(features, name, { brand, modules, status });
}

interface Circumstances {
  brand: SiteBrand;
  modules: ModuleState;
  status: SessionStatus;
}

type FilledSlots = { readonly [Name in SlotName]?: Contributed<Name>[] };

/** Every part of the frame reads slots, and under the same circumstances: each is filled once. */
const filled = new WeakMap<readonly Feature[], { now: Circumstances; slots: FilledSlots; before: FilledSlots }>();

function filledSlot<Name extends SlotName>(
  features: readonly Feature[],
  name: Name,
  now: Circumstances,
): Contributed<Name>[] {
  const last = filled.get(features) ?? { now, slots: {}, before: {} };
  const isStill = isSame(last.now, now);
  const slots = isStill ? last.slots : {};
  if (slots[name]) return slots[name];
  const before = isStill ? last.before : { ...last.before, ...last.slots };
  const slot = features
    .flatMap((feature) => contributionsOf(feature, name, now))
    .sort((a, b) => orderOf(a) - orderOf(b))
    .map((entry) => before[name]?.find((earlier) => hasSameFields(earlier, entry)) ?? entry);
  filled.set(features, { now, slots: { ...slots, [name]: slot }, before });
  return slot;
}

/** An entry that an answer of the platform has left as it was stays the same object, so what shows it need not render. */
function hasSameFields(one: object, other: object): boolean {
  const fields = Object.entries(one);
  return (
    fields.length === Object.keys(other).length && fields.every(([key, value]) => Reflect.get(other, key) === value)
  );
}

function isSame(one: Circumstances, other: Circumstances): boolean {
  return one.brand === other.brand && one.modules === other.modules && one.status === other.status;
}

/** Returns early: most features contribute nothing to a slot, and every part of the frame reads one. */
function contributionsOf<Name extends SlotName>(feature: Feature, name: Name, now: Circumstances): Contributed<Name>[] {
  const entries: readonly Slots[Name][] = feature.contributions[name] ?? [];
  if (entries.length === 0) return [];
  const state = switchOf(now.modules, feature.module);
  if (state === 'off' || now.modules.without?.has(feature.name)) return [];
  return entries
    .filter((entry) => isFor(entry, now.status) && isOn(entry, now.modules))
    .map((entry) => ({
      ...entry,
      namespace: feature.name,
      pending: state === 'pending',
      ...placeOf(entry, now.brand),
    }));
}

function isFor(entry: { audience?: Audience } | object, status: SessionStatus): boolean {
  const audience = 'audience' in entry ? entry.audience : undefined;
  if (audience === 'guest' || audience === 'agent') return status === audience;
  return audience === 'logged-in' ? isLoggedIn(status) : true;
}

/** Whether the platform has not switched off the entry alone, and has the call that it needs. */
function isOn(entry: { module?: string; call?: CallAddress } | object, modules: ModuleState): boolean {
  if ('call' in entry && entry.call && lacks(modules, entry.call)) return false;
  return !('module' in entry) || switchOf(modules, entry.module ?? null) !== 'off';
}

function placeOf(entry: Partial<Pick<NavigationContribution, 'placeIn' | 'inColumn'>> | object, brand: SiteBrand) {
  if ('inColumn' in entry && brand.theme.layout.navigation === 'side')
    return { group: 'second', order: entry.inColumn };
  return 'placeIn' in entry ? entry.placeIn?.(brand) : undefined;
}

function orderOf(entry: { order: number } | object): number {
  return 'order' in entry ? entry.order : 0;
}
