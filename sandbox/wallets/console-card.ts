import { shelfOf } from '../catalogue/game-items.ts';
import { type ConsoleCard, type Form, toggleRow, unknownChoice } from '../hooks/console-card.ts';
import { html } from '../html.ts';
import type { Platform } from '../platform.ts';
import { HOUR_MS } from '../time.ts';
import { maintenanceOf } from './wallet-vendors.ts';

const MAINTENANCE_MS = 2 * HOUR_MS;

/** Vendors, each of which can be under maintenance. */
export const consoleCard: ConsoleCard = {
  show: async (platform) => {
    const rows = shelfOf(platform).vendors.map(({ vassalage, name }) =>
      toggleRow({
        ...{ action: 'vendor', name: vassalage, label: name },
        on: maintenanceOf(platform, vassalage) !== undefined,
      }),
    );
    return html`<section>
<h2>Vendors under maintenance</h2>
<p>For two hours: their games don’t start, and their wallets move no money.</p>
<ul class="switches">${rows}</ul>
</section>`;
  },
  actions: { vendor: async (platform, form) => setMaintenance(platform, form) },
};

function setMaintenance(platform: Platform, { name = '', on }: Form): void {
  const { switches, now } = platform;
  if (!shelfOf(platform).vendors.some(({ vassalage }) => vassalage === name)) throw unknownChoice('vendor', name);
  const until = on === '1' ? now() + MAINTENANCE_MS : 0;
  switches.vendorMaintenance = { ...switches.vendorMaintenance, [name]: until };
}
