import type { OidcProviderName } from '#schemas/generated/platform.ts';
import { PEOPLE } from './people.ts';

const NAMES: Record<OidcProviderName, string> = { google: 'Google', facebook: 'Facebook' };

/** Asks which person to sign in as. Plain on purpose: it must not be mistaken for the company's own page. */
export function consentPage(name: OidcProviderName, uid: string): string {
  const choice = (path: string, label: string, note = '') =>
    `<form method="post" action="/interaction/${uid}/${path}"><button>${label}<small>${note}</small></button></form>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Sandbox sign-in in place of ${NAMES[name]}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 3rem auto; padding: 0 1.25rem; }
h1 { font-size: 1.375rem; line-height: 1.25; margin: 0 0 .5rem; }
p { margin: 0 0 1.5rem; }
form { margin: 0 0 .75rem; }
button { font: inherit; display: grid; width: 100%; padding: .75rem 1rem; text-align: start; border: 1px solid; border-radius: .75rem; background: none; color: inherit; cursor: pointer; }
small { opacity: .8; }
form:last-of-type button { border-color: transparent; text-align: center; }
</style>
</head>
<body>
<h1>Choose an account</h1>
<p>This page of the sandbox stands in for ${NAMES[name]}. The site will learn the name and the e-mail address.</p>
${PEOPLE.map(({ subject, name: person, email }) => choice(subject, person, email)).join('\n')}
${choice('cancel', 'Cancel')}
</body>
</html>
`;
}
