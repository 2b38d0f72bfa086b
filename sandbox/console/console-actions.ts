import { isMinorUnits } from '#schemas/money/minor-units.ts';
import type { ReviewRequest } from '../control/review-account.ts';
import { DEPOSIT_VERDICTS, type DepositVerdict } from '../deposits/end-deposit.ts';
import { WITHDRAWAL_MINUTES } from '../merchants/merchant-settings.ts';
import type { Verdict } from '../points/redeem-points.ts';
import { BROKEN_TREES, FAULT_KINDS, type Fault, type Switches } from '../process/switches.ts';
import { JUDGEMENTS, type Judgement } from '../promotions/judge-application.ts';
import { Refusal } from '../refusal.ts';
import { VERIFICATION_STATES } from '../roster/verification.ts';
import { WITHDRAWAL_STEPS, type WithdrawalStep } from '../withdrawals/operate-withdrawal.ts';
import { FIELD_STATES, type FieldState, ruledFields } from './rules-card.ts';

const VERDICTS: readonly Verdict[] = ['approved', 'rejected'];

/** Fields of a form as the browser sent them. */
export type Form = Readonly<Record<string, string>>;

/** Labels of the site's switches in the console. */
export const SITE_SWITCHES = {
  maintenance: 'Maintenance',
  regionBlocked: 'Region blocked',
  maintenanceUnflagged: 'Status 1 without the maintenance flag',
  popups: 'Public popups',
  supportClosed: 'Customer service closed',
  domainUnknown: 'Domain unknown',
  domainMoved: 'Domain moved',
  pressingAnnouncement: 'Announcement to be read at once',
  vastCatalogue: 'Twenty thousand slots',
  venues: 'Gaming venue before a game',
  vendorWallets: 'Wallet of its own for each vendor',
  depositsHeld: 'Paid deposits wait here',
  betsWin: 'Every bet wins twice its stake',
  winners: 'Somebody wins now and then',
  socketDropped: 'Dropped socket',
} as const satisfies Partial<Record<keyof Switches, string>>;

/** How long a maintenance from the console lasts, the site's or a vendor's. */
const MAINTENANCE_MS = 2 * 3_600_000;

/** Sets one switch of the site, of the module tree or of a vendor. */
export function setSwitch(switches: Switches, form: Form, now: number): void {
  const { name = '', on } = form;
  const value = on === '1';
  if (name.startsWith('module:')) switches.modules = { ...switches.modules, [name.slice('module:'.length)]: value };
  else if (name.startsWith('vendor:')) {
    const until = value ? now + MAINTENANCE_MS : 0;
    switches.vendorMaintenance = { ...switches.vendorMaintenance, [name.slice('vendor:'.length)]: until };
  } else if (isSiteSwitch(name)) {
    switches[name] = value;
    if (name === 'maintenance') switches.maintenanceEnds = value ? now + MAINTENANCE_MS : null;
  } else throw unknown('switch', name);
}

export function addFault(switches: Switches, { operation = '', kind, delayMs = '0' }: Form): void {
  const known = FAULT_KINDS.find((candidate) => candidate === kind);
  if (!known) throw unknown('fault', kind);
  const delay = Number(delayMs);
  const fits = Number.isInteger(delay) && delay >= 0 && delay <= 60_000;
  if (!fits) throw new Refusal(400, 'invalid_request', 'The delay must be between 0 and 60000 milliseconds.');
  const fault: Fault = { operation, kind: known, ...(known === 'latency' && { delayMs: delay }) };
  switches.faults = [...switches.faults, fault];
}

export function removeFault(switches: Switches, { index }: Form): void {
  switches.faults = switches.faults.filter((_, position) => String(position) !== index);
}

export function setWithdrawalMinutes(switches: Switches, { minutes }: Form): void {
  const { minimum, maximum } = WITHDRAWAL_MINUTES;
  const wanted = Number(minutes);
  const fits = Number.isInteger(wanted) && wanted >= minimum && wanted <= maximum;
  if (!fits) throw new Refusal(400, 'invalid_request', `The minutes must be from ${minimum} to ${maximum}.`);
  switches.withdrawalMinutes = wanted;
}

export function breakTree(switches: Switches, { kind }: Form): void {
  const known = BROKEN_TREES.find((candidate) => candidate === kind);
  if (!known && kind !== '') throw unknown('broken tree', kind);
  switches.brokenTree = known ?? null;
}

/** Makes a registration field optional, required or hidden; its length and pattern do not change. */
export function setFieldRule(switches: Switches, { field = '', state = '' }: Form): void {
  if (!ruledFields.includes(field)) throw unknown('field', field);
  if (!isFieldState(state)) throw unknown('state of a field', state);
  const rules = switches.registrationRules;
  switches.registrationRules = { ...rules, [field]: { ...rules[field], ...FIELD_STATES[state] } };
}

export function clearFieldRule(switches: Switches, { field }: Form): void {
  const others = Object.entries(switches.registrationRules).filter(([name]) => name !== field);
  switches.registrationRules = Object.fromEntries(others);
}

export function readVerification({ account = '', status }: Form): ReviewRequest {
  const known = VERIFICATION_STATES.find((candidate) => candidate === status);
  if (!known) throw unknown('state of a verification', status);
  return { account, status: known };
}

export function readJudgement({ account = '', promotionId, status }: Form): Judgement {
  const known = JUDGEMENTS.find((candidate) => candidate === status);
  if (!known) throw unknown('judgement', status);
  return { account, promotionId: Number(promotionId), status: known };
}

function isSiteSwitch(name: string): name is keyof typeof SITE_SWITCHES {
  return Object.hasOwn(SITE_SWITCHES, name);
}

export function readVerdict({ id, status }: Form): { id: number; status: Verdict } {
  const verdict = VERDICTS.find((candidate) => candidate === status);
  if (!verdict) throw unknown('verdict', status);
  return { id: Number(id), status: verdict };
}

export function readDepositVerdict({ orderId = '', status }: Form): DepositVerdict {
  const known = DEPOSIT_VERDICTS.find((candidate) => candidate === status);
  if (!known) throw unknown('verdict', status);
  return { orderId, status: known };
}

export function readWithdrawalStep({ orderId = '', step, sent }: Form): WithdrawalStep {
  const known = WITHDRAWAL_STEPS.find((candidate) => candidate === step);
  if (!known) throw unknown('step', step);
  const seen = Number(sent);
  if (!isMinorUnits(seen)) throw unknown('amount sent', sent);
  return { orderId, step: known, sent: seen };
}

function isFieldState(state: string): state is FieldState {
  return Object.hasOwn(FIELD_STATES, state);
}

function unknown(what: string, name: string | undefined): Refusal {
  return new Refusal(400, 'invalid_request', `There is no ${what} named "${name ?? ''}".`);
}
