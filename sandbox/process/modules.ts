import { FEATURE_MODULES } from '#schemas/generated/modules.ts';
import type { ModuleNode } from '#schemas/generated/platform.ts';
import { Refusal } from '../refusal.ts';
import type { SandboxBrand } from '../setup/sandbox-brand.ts';
import type { Switches } from './switches.ts';

export interface Setting {
  readonly brand: SandboxBrand;
  readonly switches: Switches;
}

/** The module tree: the brand's modules are on unless a switch overrides them. */
export function moduleTree(platform: Setting): ModuleNode[] {
  return Object.entries(branchesOf(platform)).map(([branch, leaves]) => ({
    modId: branch,
    enabled: code(isOn(platform, branch, true)),
    childrenNodes: leaves.map((modId) => ({ modId, enabled: code(isOn(platform, modId)) })),
  }));
}

/** Every modId of the tree and whether it is on, for the console. */
export function moduleSwitches(platform: Setting): { modId: string; on: boolean }[] {
  return moduleTree(platform)
    .flatMap((branch) => [branch, ...(branch.childrenNodes ?? [])])
    .map(({ modId, enabled }) => ({ modId, on: enabled === '1' }));
}

/** Whether the module and its branch are on. */
export function isModuleOn(platform: Setting, modId: string): boolean {
  const branch = Object.entries(branchesOf(platform)).find(([, leaves]) => leaves.includes(modId))?.[0];
  const branchOn = branch === undefined || isOn(platform, branch, true);
  return branchOn && isOn(platform, modId);
}

/** @throws Refusal not_available unless the module and its branch are on */
export function requireModule(platform: Setting, modId: string): void {
  if (isModuleOn(platform, modId)) return;
  throw new Refusal(403, 'not_available', `The module ${modId} is switched off.`);
}

/** @throws Refusal not_available unless one of some modules is on, if any are named */
export function requireOneModule(platform: Setting, modIds: readonly string[] = []): void {
  if (modIds.length === 0 || modIds.some((modId) => isModuleOn(platform, modId))) return;
  throw new Refusal(403, 'not_available', `The call is closed while no module of ${modIds.join(', ')} is on.`);
}

/** Modules by branch. Modules that the platform does not know are in `SITE`. */
function branchesOf({ brand }: Setting): Record<string, readonly string[]> {
  const strays = brand.modules.filter((modId) => !(modId in FEATURE_MODULES)).map((modId) => [modId, 'SITE'] as const);
  const branches: Record<string, string[]> = {};
  for (const [modId, branch] of [...Object.entries(FEATURE_MODULES), ...strays]) {
    branches[branch] = [...(branches[branch] ?? []), modId];
  }
  return branches;
}

function isOn({ brand, switches }: Setting, modId: string, asBuilt = brand.modules.includes(modId)): boolean {
  return switches.modules[modId] ?? asBuilt;
}

function code(on: boolean): string {
  return on ? '1' : '0';
}
