import { type Html, html } from '../html.ts';
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

/** One line of a list of switches. It sends `name` and the other state to `/sandbox/console/<action>`. */
export function toggleRow({
  action,
  name,
  label,
  on,
}: {
  action: string;
  name: string;
  label: string;
  on: boolean;
}): Html {
  return html`<li><form method="post" action="/sandbox/console/${action}">
<input type="hidden" name="name" value="${name}"><input type="hidden" name="on" value="${on ? '0' : '1'}">
<span>${label}</span><button class="toggle" role="switch" aria-checked="${String(on)}" aria-label="${label}">${on ? 'On' : 'Off'}</button>
</form></li>`;
}

/** The refusal of a form that names something that does not exist. */
export function unknownChoice(what: string, name: string | undefined): Refusal {
  return new Refusal(400, 'invalid_request', `There is no ${what} named "${name ?? ''}".`);
}
