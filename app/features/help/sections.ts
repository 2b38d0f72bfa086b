import type { SiteBrand } from '#app/brand/brand.ts';
import { hasContact } from '#app/brand/has-contact.ts';
import type { WordsOf } from '#app/language/translate.ts';
import type { HelpPartContribution } from '#app/shell/slots/page-slots.ts';
import type { HelpTopic } from '#schemas/generated/platform.ts';

type HelpKey = WordsOf<'help'>;

/** A block of a section, with the keys of its texts. */
export type HelpBlock =
  | { kind: 'text'; text: HelpKey }
  | { kind: 'list' | 'steps'; items: readonly HelpKey[] }
  | { kind: 'facts' | 'disclaimer' | 'support' }
  | { kind: 'parts'; section: HelpPartContribution['section'] };

export interface HelpSection {
  id: string;
  /** Key of the heading; undefined if only the platform has content. */
  title?: HelpKey;
  blocks: readonly HelpBlock[];
  /** The platform's content, which replaces the site's own. */
  topic?: HelpTopic;
}

/** The sections that apply to this brand, in reading order. */
export function sectionsOf(brand: SiteBrand): HelpSection[] {
  const { flags, legal } = brand;
  const identified = flags['MANDATORYKYC3'] === true;
  return [
    section('about', 'about.title', [
      'about.what',
      legal.regulator && 'about.regulated',
      'about.games',
      'about.money',
      { kind: 'facts' },
    ]),
    ...(canRegister(brand) ? [registerSection(brand)] : []),
    section('deposit-withdraw', 'deposit.title', [
      'deposit.intro',
      list(['deposit.rules.own', 'deposit.rules.back', 'deposit.rules.check', 'deposit.rules.bonus']),
      identified && 'deposit.kyc',
      'deposit.wrong',
    ]),
    section('fair-play', 'fair.title', [
      'fair.intro',
      list(['fair.rules.final', 'fair.rules.cut', 'fair.rules.fault', 'fair.rules.bots']),
      'fair.record',
    ]),
    section('responsible', 'responsible.title', [
      'responsible.intro',
      list(['responsible.signs.chase', 'responsible.signs.spare', 'responsible.signs.hide', 'responsible.signs.mood']),
      'responsible.help',
      'responsible.pause',
      'responsible.minors',
      { kind: 'parts', section: 'responsible' },
    ]),
    ...(legal.disclaimer ? [section('disclaimer', 'disclaimer.title', [{ kind: 'disclaimer' }])] : []),
    termSection(),
    privacySection(brand),
    ...(hasContact(brand)
      ? [
          section('contact', 'contact.title', [
            'contact.intro',
            { kind: 'support' },
            legal.regulator && 'contact.complaint',
          ]),
        ]
      : []),
  ];
}

function termSection(): HelpSection {
  return section('term', 'term.title', [
    'term.intro',
    steps([
      'term.rules.age',
      'term.rules.true',
      'term.rules.self',
      'term.rules.clean',
      'term.rules.abuse',
      'term.rules.close',
      'term.rules.change',
    ]),
    'term.bonus',
  ]);
}

function privacySection({ flags }: SiteBrand): HelpSection {
  return section('privacy', 'privacy.title', [
    'privacy.intro',
    list([
      'privacy.kept.account',
      ...(flags['MANDATORYKYC3'] === true ? (['privacy.kept.identity'] as const) : []),
      'privacy.kept.play',
      'privacy.kept.device',
    ]),
    'privacy.share',
    'privacy.browser',
    { kind: 'parts', section: 'privacy' },
    'privacy.rights',
  ]);
}

function registerSection({ flags }: SiteBrand): HelpSection {
  const byMobile = flags['MOBILENUMREG3'] === true;
  const byName = flags['USERNAMEREG3'] === true;
  const way = byMobile && byName ? 'either' : byMobile ? 'mobile' : 'username';
  const code = byMobile && flags['REGMOBVERF3'] === true ? (['register.steps.code'] as const) : [];
  return section('register', 'register.title', [
    'register.intro',
    steps(['register.steps.open', `register.steps.${way}`, ...code, 'register.steps.age', 'register.steps.done']),
    flags['FREEPAY3'] === true && 'register.trial',
    flags['MANDATORYKYC3'] === true && 'register.kyc',
    'register.one',
  ]);
}

function canRegister({ registration, flags }: SiteBrand): boolean {
  return !registration.closed && (flags['USERNAMEREG3'] === true || flags['MOBILENUMREG3'] === true);
}

type Piece = HelpKey | HelpBlock | '' | false | null | undefined;

/** Builds a section from the pieces that apply. A bare key is a paragraph. */
function section(id: string, title: HelpKey, pieces: readonly Piece[]): HelpSection {
  return { id, title, blocks: pieces.flatMap(blockOf) };
}

function blockOf(piece: Piece): readonly HelpBlock[] {
  if (!piece) return [];
  return [typeof piece === 'string' ? text(piece) : piece];
}

const text = (key: HelpKey): HelpBlock => ({ kind: 'text', text: key });
const list = (items: readonly HelpKey[]): HelpBlock => ({ kind: 'list', items });
const steps = (items: readonly HelpKey[]): HelpBlock => ({ kind: 'steps', items });
