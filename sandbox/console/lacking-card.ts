import featureCalls from '#schemas/generated/feature-calls.json' with { type: 'json' };
import ownCalls from '#schemas/generated/own-calls.schema.json' with { type: 'json' };
import { type Form, unknownChoice } from '../hooks/console-card.ts';
import { type Html, html } from '../html.ts';
import type { Platform } from '../platform.ts';
import type { Switches } from '../process/switches.ts';

const OWN_CALLS: readonly string[] = ownCalls.properties.lacking.items.enum;

/** Which calls the platform lacks, which of them a site has asked for, and what a site then goes without. */
export function lackingCard({ switches: { lacking }, missed }: Platform): Html {
  const rows = lacking.map(
    (call) => html`<li><form method="post" action="/sandbox/console/lacking/remove">
<input type="hidden" name="operation" value="${call}">
<span>${call}: ${missed.has(call) ? 'asked for' : 'not asked for yet'}; ${lossOf(call)}</span>
<button class="plain">Answer it again</button></form></li>`,
  );
  return html`<section>
<h2>Lacking calls</h2>
<form method="post" action="/sandbox/console/lacking" class="fields">
<label>Call<select name="operation">${OWN_CALLS.map((call) => html`<option>${call}</option>`)}</select></label>
<button>Take away</button>
</form>
${rows.length > 0 ? html`<ul class="switches">${rows}</ul>` : html`<p class="empty">The platform has every call of the contract.</p>`}
</section>`;
}

/** What a site goes without where the platform lacks a call. */
export function lossOf(call: string): string {
  const all = Object.entries(featureCalls);
  const named = (use: 'needs' | 'optional') =>
    all.filter(([, calls]) => calls[use].some((other) => other === call)).map(([feature]) => feature);
  const [lost, kept] = [named('needs'), named('optional')];
  const parts = [
    ...(lost.length > 0 ? [`a site goes without ${lost.join(', ')}`] : []),
    ...(kept.length > 0 ? [`${kept.join(', ')} leaves out what needs it`] : []),
  ];
  return parts.length > 0 ? `${parts.join('; ')}.` : 'no feature needs it.';
}

export function takeAway(switches: Switches, { operation = '' }: Form): void {
  if (!OWN_CALLS.includes(operation)) throw unknownChoice('call', operation);
  switches.lacking = [...new Set([...switches.lacking, operation])];
}

export function giveBack(switches: Switches, { operation }: Form): void {
  switches.lacking = switches.lacking.filter((call) => call !== operation);
}
