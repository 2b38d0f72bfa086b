import type { Setting } from '../resolve/candidate.ts';
import { defineRule, type Subject } from './rule.ts';

const READ = [
  'flags',
  'logIn',
  'auth',
  'legal',
  'platform',
  'agents',
  'agent',
  'artwork',
] as const satisfies readonly Setting[];

type Config = Subject<(typeof READ)[number]>['config'];

interface Idle {
  readonly path: readonly string[];
  readonly when: (config: Config) => boolean;
  readonly message: string;
  readonly fix: string;
}

const hasSms = ({ logIn }: Config) => logIn.includes('sms');

/** Valid settings that have no effect on the site. */
const IDLE: readonly Idle[] = [
  {
    path: ['flags', 'MOBILEVERCODELOGIN3'],
    when: (config) => config.flags.MOBILEVERCODELOGIN3 && !hasSms(config),
    message: 'MOBILEVERCODELOGIN3 has no effect: "sms" is not one of the ways to log in.',
    fix: 'Add "sms" to logIn, or switch off MOBILEVERCODELOGIN3.',
  },
  {
    path: ['logIn'],
    when: (config) => hasSms(config) && !config.flags.MOBILEVERCODELOGIN3,
    message: '"sms" has no effect: the flag MOBILEVERCODELOGIN3 is switched off.',
    fix: 'Switch on MOBILEVERCODELOGIN3, or remove "sms" from logIn.',
  },
  {
    path: ['flags', 'MOBILENUMPASSREG3'],
    when: ({ flags }) => flags.MOBILENUMPASSREG3 && !flags.MOBILENUMREG3,
    message: 'MOBILENUMPASSREG3 has no effect: registration by mobile number is switched off.',
    fix: 'Switch on MOBILENUMREG3, or switch off MOBILENUMPASSREG3.',
  },
  {
    path: ['legal', 'licence'],
    when: ({ legal }) => legal.licence !== null && legal.regulator === null,
    message: 'The licence number is not shown: the brand names no regulator.',
    fix: 'Set legal.regulator, or remove the licence number.',
  },
  {
    path: ['auth', 'remember'],
    when: ({ auth, platform }) => auth.remember === 'device' && platform.url !== '',
    message:
      '"device" remembers no more than "name": browsers keep the cookies of a platform on another origin from the site.',
    fix: 'Let the site\'s server pass calls to the platform and set platform.url to "", or set auth.remember to "name".',
  },
  {
    path: ['agent', 'host'],
    when: ({ agents, agent }) => agent.host !== null && !agents,
    message: 'The host has no effect: the brand has no back office.',
    fix: 'Set agents to true, or remove agent.host.',
  },
  {
    path: ['artwork', 'wordmarkDark'],
    when: ({ artwork }) => artwork.wordmarkDark !== null && artwork.wordmark === null,
    message: 'The wordmark for dark grounds is not shown: the brand has no wordmark.',
    fix: 'Set artwork.wordmark, or remove artwork.wordmarkDark.',
  },
  ...(['google', 'facebook'] as const).map((company) => ({
    path: ['auth', company],
    when: ({ auth, logIn }: Config) => auth[company] !== null && !logIn.includes(company),
    message: `Sign-in with ${company} has no effect: it is not one of the ways to log in.`,
    fix: `Add "${company}" to logIn, or remove auth.${company}.`,
  })),
];

export const withoutEffect = defineRule(READ, ({ config, layers }) =>
  IDLE.filter(({ when }) => when(config)).map(({ path, message, fix }) =>
    layers.problem(path, { rule: 'without-effect', message, fix }),
  ),
);
