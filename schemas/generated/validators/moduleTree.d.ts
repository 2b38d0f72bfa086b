// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { components } from '../platform.ts';

export type ModuleTree = components['schemas']['ModuleNode'][];

/** Whether the value is a whole ModuleTree; properties that the contract does not name are tolerated. */
export function isModuleTree(value: unknown): value is ModuleTree;
