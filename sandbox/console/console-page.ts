import { toggleRow } from '../hooks/console-card.ts';
import { type Html, html } from '../html.ts';
import type { outbox } from '../outbox/outbox-tables.ts';
import type { Platform } from '../platform.ts';
import { moduleSwitches } from '../process/modules.ts';
import { DEFAULT_PASSWORD } from '../roster/default-password.ts';
import { people, SEED_PASSWORD } from '../seed-plan/people.ts';
import type { Toggles } from './console-actions.ts';
import { faultsCard, treeCard } from './fault-cards.ts';
import { lackingCard } from './lacking-card.ts';
import { reportsCard } from './reports-card.ts';
import { rulesCard } from './rules-card.ts';

export interface ConsoleView {
  platform: Platform;
  /** Those of the site and of its domains. */
  toggles: Toggles;
  messages: (typeof outbox.$inferSelect)[];
  /** Cards of the domains. */
  cards: readonly Html[];
}

/** The console page; it works without JavaScript. */
export function consolePage(view: ConsoleView): string {
  const { brand } = view.platform;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox platform of ${brand.name}</title>
<link rel="stylesheet" href="/sandbox/console.css">
</head>
<body>
<header>
<h1>Sandbox platform</h1>
<p>${brand.name} · ${brand.merchant} · ${brand.currency}</p>
<form method="post" action="/sandbox/console/reset"><button class="plain">Reset everything</button></form>
</header>
<main>
${siteCard(view)}
${modulesCard(view)}
${faultsCard(view.platform.switches)}
${lackingCard(view.platform)}
${treeCard(view.platform.switches)}
${rulesCard(view.platform.switches)}
${peopleCard()}
${view.cards}
${reportsCard(view.platform.siteReports.builds())}
${outboxCard(view)}
</main>
</body>
</html>`;
  return page.markup;
}

function siteCard({ platform: { switches }, toggles }: ConsoleView): Html {
  const on = new Set(Object.entries(switches).flatMap(([name, value]) => (value === true ? [name] : [])));
  const rows = Object.entries(toggles).map(([name, label]) =>
    toggleRow({ action: 'switch', name, label, on: on.has(name) }),
  );
  return html`<section>
<h2>The site</h2>
<ul class="switches">
${rows}
</ul>
</section>`;
}

function modulesCard({ platform }: ConsoleView): Html {
  const rows = moduleSwitches(platform).map(({ modId, on }) =>
    toggleRow({ action: 'switch', name: `module:${modId}`, label: modId, on }),
  );
  return html`<section>
<h2>Module tree</h2>
<ul class="switches">${rows}</ul>
</section>`;
}

function peopleCard(): Html {
  const rows = people
    .filter(({ account, type }) => type !== 0 || account === 'player1' || account === 'player20')
    .map(
      ({ account, type, upline = '–' }) => html`<tr><td>${account}</td><td>${kindOf(type)}</td><td>${upline}</td></tr>`,
    );
  return html`<section>
<h2>Log-ins</h2>
<p>The password is <code>${SEED_PASSWORD}</code>, of default1 <code>${DEFAULT_PASSWORD}</code>. player1 to player20 are members.</p>
<p>first1 has never logged in, the passwords of expired1 and agent2 are old, question1 answers <code>Bantay</code>, google1 has no password and logs in with Google as Ana Cruz.</p>
<table><thead><tr><th>Account</th><th>Kind</th><th>Upline</th></tr></thead><tbody>${rows}</tbody></table>
</section>`;
}

function kindOf(type: number): string {
  return type === 0 ? 'Member' : `Agent (type ${type})`;
}

function outboxCard({ messages }: ConsoleView): Html {
  const rows = messages.map(
    ({ kind, recipient, subject, body, createdAt }) => html`<li>
<p><strong>${kind === 'sms' ? 'SMS' : 'E-mail'}</strong> to ${recipient} · <time>${new Date(createdAt).toISOString()}</time></p>
<p>${subject}</p><p>${body}</p>
</li>`,
  );
  return html`<section class="wide">
<h2>Outbox</h2>
${rows.length > 0 ? html`<ol class="messages">${rows}</ol>` : html`<p class="empty">Nothing has been sent yet.</p>`}
</section>`;
}
