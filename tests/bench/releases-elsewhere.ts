// `npm run test:releases:elsewhere -- RELEASES TRIALS`: releases a site this many times to a store behind Varnish, and to a folder that Caddy
// reads, while a browser clicks through it. Then so many releases to the store are killed, refused or met by another one; after each,
// the served site must be the former one or the new one whole.
import { findCaddy } from '#scripts/setup/caddy.mjs';
import { findChromium } from '#scripts/setup/chromium.mjs';
import { findVarnish } from '#scripts/setup/varnish.mjs';
import { releaseUnderPresses } from './release-under-presses.ts';
import { type SiteElsewhere, startInCaddy, startInStore } from './sites-elsewhere.ts';
import { proveFaults } from './store-faults.ts';

const [releases = 50, trials = 100] = process.argv.slice(2).map(Number);
process.env['CHROMIUM_PATH'] = await findChromium();
process.env['CADDY_PATH'] = findCaddy();
process.env['VARNISH_PATH'] = findVarnish();
const faults: string[] = [];

await press('Caddy', await startInCaddy());
const inStore = await startInStore();
const { ends, faults: after } = await proveFaults(inStore, trials);
faults.push(...after);
process.stdout.write(`${trials} faults of releases to a store: ${JSON.stringify(ends)}\n`);
await press('a store behind Varnish', inStore);
process.stdout.write(`${faults.map((fault) => `${fault}\n`).join('')}${faults.length} faults\n`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function press(where: string, site: SiteElsewhere): Promise<void> {
  const pressed = await releaseUnderPresses(site, releases);
  faults.push(...pressed.faults);
  process.stdout.write(`${releases} releases to ${where} under ${pressed.opened} pages\n`);
  await site.stop();
}
