import type { Html } from '../html.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';

/** Fields of a form as the browser sent them. */
export type Form = Readonly<Record<string, string>>;

/** A domain's card in the console, with the actions of its forms. */
export interface ConsoleCard {
  show(platform: Platform): Promise<Html>;
  /** Keyed by the last part of their address, `/sandbox/console/<name>`. */
  readonly actions?: Readonly<Record<string, (platform: Platform, form: Form) => Promise<unknown>>>;
}

/** The refusal of a form that names something that does not exist. */
export function unknownChoice(what: string, name: string | undefined): Refusal {
  return new Refusal(400, 'invalid_request', `There is no ${what} named "${name ?? ''}".`);
}
