import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandConfig, fleetBrand, writeFleet } from '#tests/bench/fleet.ts';
import { putFiles, runIn } from '../project-copy.ts';
import { type CommandResult, repository, runProgram } from '../run-brandgen.ts';

const PERSON = ['-c', 'user.name=Test', '-c', 'user.email=test@brandgen.example', '-c', 'commit.gpgSign=false'];

/** A cache that the machines of a project share. */
export interface ProjectCache {
  /** The setting of `brandgen.json`. */
  readonly cache: object;
  /** Variables of jobs that read it. */
  readonly keys: Readonly<Record<string, string>>;
}

/** An operator's repository with two brands, of which the last commit has changed one, and machines that run steps of a pipeline on it. */
export class OperatorProject {
  readonly brands = [0, 1].map(fleetBrand);
  readonly changed = fleetBrand(1);
  /** The commit before the last one. */
  base = '';
  /** Variables of jobs that read the shared cache. */
  readonly cacheKeys: Readonly<Record<string, string>>;
  readonly #cache: object;
  readonly #scratch = mkdtempSync(join(tmpdir(), 'brandgen-ci-'));
  readonly #origin = join(this.#scratch, 'origin');
  #machines = 0;

  constructor({ cache, keys }: ProjectCache) {
    this.#cache = cache;
    this.cacheKeys = keys;
  }

  async create(): Promise<void> {
    writeFleet(this.#origin, this.brands.length);
    const target = { folder: join(this.#scratch, 'live') };
    putFiles(this.#origin, {
      'brandgen.json': JSON.stringify({ targets: { live: target }, cache: this.#cache }),
      'package.json': '{}',
      'package-lock.json': '{}',
      'brandgen-0.1.0.tgz': '',
    });
    await this.#git('init', '--quiet', '--initial-branch', 'main');
    await this.#commit();
    this.base = (await this.#git('rev-parse', 'HEAD')).trim();
    const config = join(this.#origin, 'brands', this.changed, 'brand.json');
    writeFileSync(config, JSON.stringify({ ...brandConfig(1), name: 'Another name' }));
    await this.#commit();
    this.#putTools();
  }

  remove(): void {
    rmSync(this.#scratch, { recursive: true, force: true });
  }

  /** A machine with nothing but a clean clone. */
  async machine(): Promise<string> {
    this.#machines += 1;
    const clone = this.folder(`machine-${this.#machines}`);
    await runIn(this.#scratch, 'git', 'clone', '--quiet', this.#origin, clone);
    return clone;
  }

  /** An empty folder outside of the clones. */
  folder(name: string): string {
    const place = join(this.#scratch, name);
    mkdirSync(place, { recursive: true });
    return place;
  }

  /** Runs a script as a runner does, whose cache is empty at first, and fails with what it said if it ends with another code than 0. */
  async run(script: string, cwd: string, environment: Readonly<Record<string, string>> = {}): Promise<CommandResult> {
    const path = `${join(this.#scratch, 'bin')}:${process.env['PATH']}`;
    const place = { cwd, environment: { ...environment, PATH: path, BRANDGEN_CACHE: this.folder('cache') } };
    const result = await runProgram(['bash', '-e', '-o', 'pipefail', '-c', script], place);
    if (result.exitCode !== 0) throw new Error(`${script}\n${JSON.stringify(result, null, 2)}`);
    return result;
  }

  /** No registry has brandgen, so `npx brandgen` runs the one under test, and `npm ci` only looks for a lockfile. */
  #putTools(): void {
    const program = `exec "${process.execPath}" "${join(repository, 'dist/cli/main.js')}" "$@"`;
    const tools = {
      npx: `#!/bin/sh\n[ "$1" = brandgen ] || exit 9\nshift\n${program}\n`,
      npm: '#!/bin/sh\n[ "$1" = ci ] && [ -f package.json ] && [ -f package-lock.json ]\n',
    };
    for (const [name, text] of Object.entries(tools)) {
      const file = join(this.folder('bin'), name);
      writeFileSync(file, text);
      chmodSync(file, 0o755);
    }
  }

  async #commit(): Promise<void> {
    await this.#git('add', '--all');
    await this.#git(...PERSON, 'commit', '--quiet', '--message', 'Change');
  }

  #git(...words: string[]): Promise<string> {
    return runIn(this.#origin, 'git', ...words);
  }
}

/** Copies a file, or the content of a folder, with hidden files, modes and times. */
export function copyInto(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
}
