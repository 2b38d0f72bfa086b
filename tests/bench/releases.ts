// `npm run test:releases -- RELEASES KILLS SERVERKILLS`: releases a site this many times, and goes back at each fifth, while a browser clicks through
// it; then kills this many releases at one of 20 moments, after each of which the live site must be the old or the new one whole. The
// last are releases to two servers, each of which must then answer with the old or the new one.
import { findChromium } from '#scripts/setup/chromium.mjs';
import { findSshd } from '#scripts/setup/ssh.mjs';
import { killServerReleases } from './kill-server-releases.ts';
import { proveLiveReleases } from './live-releases.ts';

const [releases = 200, kills = 100, serverKills = 40] = process.argv.slice(2).map(Number);
process.env['CHROMIUM_PATH'] = await findChromium();
process.env['SSHD_PATH'] = findSshd();
const { opened, pressFaults, ends, killFaults } = await proveLiveReleases(releases, kills);
const onServers = await killServerReleases(serverKills);
const faults = [...pressFaults, ...killFaults, ...onServers.faults];
process.stdout.write(`${releases} releases under ${opened} pages; ${kills} kills: ${JSON.stringify(ends)}\n`);
process.stdout.write(`${serverKills} kills of releases to two servers: ${JSON.stringify(onServers.ends)}\n`);
process.stdout.write(`${faults.map((fault) => `${fault}\n`).join('')}${faults.length} faults\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
