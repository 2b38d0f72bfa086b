import { type Form, unknownChoice } from '../hooks/console-card.ts';
import { BROKEN_TREES, FAULT_KINDS, type Fault, type Switches, type Toggle } from '../process/switches.ts';
import { Refusal } from '../refusal.ts';
import { FIELD_STATES, type FieldState, ruledFields } from './rules-card.ts';

/** Toggles with their labels in the console. */
export type Toggles = Readonly<Partial<Record<Toggle, string>>>;

/** What the site as a whole does; domains add theirs. */
export const SITE_TOGGLES: Toggles = {
  maintenance: 'Maintenance',
  regionBlocked: 'Region blocked',
  maintenanceUnflagged: 'Status 1 without the maintenance flag',
  vastCatalogue: 'Twenty thousand slots',
  socketDropped: 'Dropped socket',
};

/** Duration of a maintenance started in the console. */
const MAINTENANCE_MS = 2 * 3_600_000;

/** Sets one of some toggles, or a module. */
export function setSwitch(switches: Switches, form: Form, now: number, toggles: Toggles): void {
  const { name = '', on } = form;
  const value = on === '1';
  if (name.startsWith('module:')) switches.modules = { ...switches.modules, [name.slice('module:'.length)]: value };
  else if (isOneOf(toggles, name)) {
    switches[name] = value;
    if (name === 'maintenance') switches.maintenanceEnds = value ? now + MAINTENANCE_MS : null;
  } else throw unknownChoice('switch', name);
}

export function addFault(switches: Switches, { operation = '', kind, delayMs = '0' }: Form): void {
  const faultKind = FAULT_KINDS.find((candidate) => candidate === kind);
  if (!faultKind) throw unknownChoice('fault', kind);
  const delay = Number(delayMs);
  const fits = Number.isInteger(delay) && delay >= 0 && delay <= 60_000;
  if (!fits) throw new Refusal(400, 'invalid_request', 'The delay must be between 0 and 60000 milliseconds.');
  const fault: Fault = { operation, kind: faultKind, ...(faultKind === 'latency' && { delayMs: delay }) };
  switches.faults = [...switches.faults, fault];
}

export function removeFault(switches: Switches, { index }: Form): void {
  switches.faults = switches.faults.filter((_, position) => String(position) !== index);
}

export function breakTree(switches: Switches, { kind }: Form): void {
  const brokenTree = BROKEN_TREES.find((candidate) => candidate === kind);
  if (!brokenTree && kind !== '') throw unknownChoice('broken tree', kind);
  switches.brokenTree = brokenTree ?? null;
}

/** Makes a registration field optional, required or hidden; its length and pattern do not change. */
export function setFieldRule(switches: Switches, { field = '', state = '' }: Form): void {
  if (!ruledFields.includes(field)) throw unknownChoice('field', field);
  if (!isFieldState(state)) throw unknownChoice('state of a field', state);
  const rules = switches.registrationRules;
  switches.registrationRules = { ...rules, [field]: { ...rules[field], ...FIELD_STATES[state] } };
}

export function clearFieldRule(switches: Switches, { field }: Form): void {
  const others = Object.entries(switches.registrationRules).filter(([name]) => name !== field);
  switches.registrationRules = Object.fromEntries(others);
}

function isOneOf(toggles: Toggles, name: string): name is Toggle {
  return Object.hasOwn(toggles, name);
}

function isFieldState(state: string): state is FieldState {
  return Object.hasOwn(FIELD_STATES, state);
}
