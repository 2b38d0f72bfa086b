import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../cli/servers/run-nginx.ts';

/** A Varnish as a delivery network, by the rules of docs/releases.md: it obeys Cache-Control, and passes calls on to the platform. */
export async function runVarnish(site: URL, platform: URL): Promise<{ address: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'brandgen-varnish-'));
  const file = join(folder, 'network.vcl');
  writeFileSync(file, rules(site, platform));
  const port = await freePort();
  const words = [
    '-F',
    '-j',
    'none',
    '-n',
    join(folder, 'work'),
    '-a',
    `127.0.0.1:${port}`,
    '-f',
    file,
    '-s',
    'malloc,64m',
  ];
  const running = spawn(process.env['VARNISH_PATH'] || '/usr/sbin/varnishd', words, { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(address).catch(() => undefined))) {
    if (running.exitCode !== null) throw new Error(`Varnish ended with ${running.exitCode}.`);
    await pause(100);
  }
  return {
    address,
    stop: async () => {
      const ended = once(running, 'exit');
      running.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function rules(site: URL, platform: URL): string {
  return `vcl 4.1;
backend site { .host = "${site.hostname}"; .port = "${site.port}"; }
backend platform { .host = "${platform.hostname}"; .port = "${platform.port}"; }
sub vcl_recv {
  if (req.url ~ "^/(wps|lgw|lotto|img)/") {
    set req.backend_hint = platform;
    set req.http.Host = "acme.example";
    set req.http.X-Forwarded-Proto = "https";
    if (req.http.Upgrade ~ "(?i)websocket") { return (pipe); }
    return (pass);
  }
  set req.backend_hint = site;
  unset req.http.Cookie;
}
sub vcl_pipe {
  set bereq.http.Upgrade = req.http.Upgrade;
  set bereq.http.Connection = "upgrade";
}
`;
}
