import type { SiteBrand } from '#app/brand/brand.ts';
import { hasContact } from '#app/brand/has-contact.ts';
import type { HelpTopic } from '#app/platform/contract.ts';

/** A piece of a section. Keys are those of the words' namespace; a list's items stand in the group `group`. */
export type HelpBlock =
  | { kind: 'text'; key: string }
  | { kind: 'list' | 'steps'; group: string; items: readonly string[] }
  | { kind: 'facts' | 'disclaimer' | 'support' };

export interface HelpSection {
  /** Anchor in the address. */
  id: string;
  /** Group of the section's words; its `title` is the heading. */
  words: string;
  blocks: readonly HelpBlock[];
  /** What the platform says in place of the words. */
  topic?: HelpTopic;
}

/** The sections that this brand has something to say in, in reading order. */
export function sectionsOf(brand: SiteBrand): HelpSection[] {
  const { flags, legal } = brand;
  const identified = flags['MANDATORYKYC3'] === true;
  return [
    section('about', 'about', ['what', legal.regulator && 'regulated', 'games', 'money'], { kind: 'facts' }),
    ...(canRegister(brand) ? [registerSection(brand)] : []),
    section('deposit-withdraw', 'deposit', [
      'intro',
      list('rules', ['own', 'back', 'check', 'bonus']),
      identified && 'kyc',
      'wrong',
    ]),
    section('fair-play', 'fair', ['intro', list('rules', ['final', 'cut', 'fault', 'bots']), 'record']),
    section('responsible', 'responsible', [
      'intro',
      list('signs', ['chase', 'spare', 'hide', 'mood']),
      'help',
      'pause',
      'minors',
    ]),
    ...(legal.disclaimer ? [section('disclaimer', 'disclaimer', ['list'], { kind: 'disclaimer' })] : []),
    section('term', 'term', [
      'intro',
      steps('rules', ['age', 'true', 'self', 'clean', 'abuse', 'close', 'change']),
      'bonus',
    ]),
    section('privacy', 'privacy', [
      'intro',
      list(
        'kept',
        ['account', 'identity', 'play', 'device'].filter((key) => key !== 'identity' || identified),
      ),
      'share',
      'browser',
      brand.analytics.gtagId && 'analytics',
      'rights',
    ]),
    ...(hasContact(brand)
      ? [section('contact', 'contact', ['intro', { kind: 'support' }, legal.regulator && 'complaint'])]
      : []),
  ];
}

function registerSection({ flags }: SiteBrand): HelpSection {
  const byMobile = flags['MOBILENUMREG3'] === true;
  const byName = flags['USERNAMEREG3'] === true;
  const way = byMobile && byName ? 'either' : byMobile ? 'mobile' : 'username';
  const code = byMobile && flags['REGMOBVERF3'] === true ? ['code'] : [];
  return section('register', 'register', [
    'intro',
    steps('steps', ['open', way, ...code, 'age', 'done']),
    flags['FREEPAY3'] === true && 'trial',
    flags['MANDATORYKYC3'] === true && 'kyc',
    'one',
  ]);
}

function canRegister({ registration, flags }: SiteBrand): boolean {
  return !registration.closed && (flags['USERNAMEREG3'] === true || flags['MOBILENUMREG3'] === true);
}

type Piece = string | HelpBlock | false | null;

/** A section of those pieces that apply; a bare string is a paragraph of its group. */
function section(id: string, words: string, pieces: readonly Piece[], ...last: HelpBlock[]): HelpSection {
  return { id, words, blocks: [...pieces.flatMap(blockOf), ...last] };
}

function blockOf(piece: Piece): readonly HelpBlock[] {
  if (!piece) return [];
  return [typeof piece === 'string' ? text(piece) : piece];
}

const text = (key: string): HelpBlock => ({ kind: 'text', key });
const list = (group: string, items: readonly string[]): HelpBlock => ({ kind: 'list', group, items });
const steps = (group: string, items: readonly string[]): HelpBlock => ({ kind: 'steps', group, items });
