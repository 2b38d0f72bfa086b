import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createTerminal } from '#cli/terminal/terminal.ts';
import { outcomeOf, releaseByQueue } from './queue.action.ts';

const place = { endpoint: 'https://s3.example', bucket: 'sites', prefix: '' };
const sites = [{ site: 'acme', brand: 'acme', release: 4, isNew: true }];

it('reports what was released, and what was given up with its last error', () => {
  const ended = [
    { brand: 'acme', tries: 1, sites, problem: '' },
    { brand: 'lotus', tries: 3, sites: undefined, problem: 'The store refused PUT.' },
    { brand: 'oasis', tries: 0, sites: undefined, problem: 'Worker 2 refused it: It builds another one.' },
  ];
  expect(outcomeOf(ended, { name: 'live', ...place }, '/w/brands')).toMatchObject({
    exitCode: 1,
    text: '\nacme: release 4 is live.',
    json: {
      target: 'live',
      ...place,
      sites,
      failed: [
        { brand: 'lotus', tries: 3, problem: 'The store refused PUT.' },
        { brand: 'oasis', tries: 0 },
      ],
    },
    problems: [
      {
        file: '/w/brands/lotus/brand.json',
        rule: 'release-failed',
        message: 'lotus was given up after 3 tries. The store refused PUT.',
      },
      {
        message: 'No worker could release oasis. Worker 2 refused it: It builds another one.',
        fix: 'Let a worker run in a clone at the same commit.',
      },
    ],
  });
  expect(outcomeOf(ended.slice(0, 1), { name: 'live', ...place }, '/w/brands')).toMatchObject({
    exitCode: 0,
    problems: [],
  });
});

it('refuses a target that is a folder, before it asks for an address or builds', async () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'brandgen-queue-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  mkdirSync(path.join(cwd, 'brands'));
  writeFileSync(path.join(cwd, 'brandgen.json'), JSON.stringify({ targets: { disk: { folder: 'released' } } }));
  const { stdout: output, stderr: errors } = process;
  const release = releaseByQueue({
    cwd,
    workspace: undefined,
    terminal: createTerminal({ output, errors, environment: {}, silent: true }),
    brands: [],
    all: true,
    to: 'disk',
    environment: undefined,
    out: undefined,
    jobs: undefined,
    since: undefined,
    queue: true,
  });
  await expect(release).rejects.toThrow('The target disk is a folder: one machine changes it under a lock');
});
