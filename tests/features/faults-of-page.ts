import shellWords from '#locales/EN/shell.json' with { type: 'json' };

/** Words that say that something failed. */
const FAILURES = [shellWords.error.retry, shellWords.error.failed, shellWords.error.unknown, shellWords.error.network];

/** Texts that only a mistake of the site shows. */
const MISTAKES = /\b(NaN|undefined|Invalid Date|Infinity)\b|\[object |\{\{/;

/** What a person would take for broken on a page that has come to rest. */
export function faultsOfPage({ body }: Document): string[] {
  const text = textOf(body);
  const alerts = [...body.querySelectorAll('[role="alert"]')].map(textOf).filter((told) => told !== '');
  // The contract's examples have two entries of a list at most: rows beyond them never come.
  const busy = [...body.querySelectorAll('[aria-busy="true"]:not([role="row"])')].map(
    (part) => `busy: ${nameOf(part)}`,
  );
  const mistake = MISTAKES.exec(text);
  return [
    ...(text === '' ? ['an empty page'] : []),
    ...alerts.map((told) => `alert: ${told}`),
    ...FAILURES.filter((words) => text.includes(words)),
    ...busy,
    ...(mistake ? [`mistake: ${text.slice(Math.max(0, mistake.index - 40), mistake.index + 40)}`] : []),
    ...[...body.querySelectorAll('main section, main article, main [role="region"]')]
      .filter(isHollow)
      .map((part) => `hole: ${nameOf(part)}`),
  ];
}

/** Whether a part has a heading and nothing else. */
function isHollow(part: Element): boolean {
  const headings = [...part.querySelectorAll('h1, h2, h3')].map(textOf).join('');
  const rest = textOf(part).length - headings.length;
  return headings !== '' && rest <= 0 && !part.querySelector('button, a, img, input, svg, canvas');
}

const textOf = (part: Element) => (part.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const nameOf = (part: Element) =>
  `${part.tagName.toLowerCase()} ${part.getAttribute('aria-label') ?? ''} ${textOf(part).slice(0, 60)}`;
