// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { standInForPasskeys } from '#app/session/passkeys/passkey-double.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import type { Feature } from '#app/shell/slots/define-feature.ts';

const signed = {
  ...{ id: 'cGFzcw', rawId: 'cGFzcw' },
  response: { clientDataJSON: 'ZGF0YQ', authenticatorData: 'YXV0aA', signature: 'c2lnbg' },
};

const files = import.meta.glob<{ feature: Feature }>('/app/features/*/feature.ts', { eager: true });
const words = import.meta.glob<object>('/locales/EN/*.json', { import: 'default', eager: true });

const methods = Object.values(files).flatMap(({ feature }) =>
  (feature.contributions.loginMethods ?? []).map((method) => ({ ...method, namespace: feature.name, pending: false })),
);

/** Links to a sheet with a checkbox of its own: the registration, and what a trial is (`trial-start.test.tsx`). */
const LINKS = ['registration', 'free-play'];

const waysIn = methods.filter(({ namespace }) => !LINKS.includes(namespace));
const session = { token: 'T', firstTimeLogin: false, passwordExpired: false, userInfo: member };
let platform: ReturnType<typeof fakePlatform>;
let open: ReturnType<typeof vi.fn>;

beforeEach(() => {
  open = vi.fn(() => null);
  vi.stubGlobal('open', open);
  standInForPasskeys({ sign: async () => signed });
  platform = fakePlatform({
    login: () => session,
    passkeyLogInOptions: () => ({ challenge: 'Y2hhbA', rpId: 'localhost', userVerification: 'required' }),
    passkeyLogIn: () => session,
    memberInfo: () => member,
    countryCodes: () => [{ countryCode: 'PH', countryDialingCode: '+63' }],
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Calls that log in, and windows in which another company does. */
const LOG_INS: readonly string[] = ['login', 'passkeyLogIn'];
const tries = () => platform.ids().filter((id) => LOG_INS.includes(id)).length + open.mock.calls.length;

/** Fills in every field, whatever it asks. */
function fill() {
  for (const field of document.querySelectorAll('input:not([type=checkbox])'))
    fireEvent.change(field, { target: { value: field.getAttribute('type') === 'tel' ? '9171234567' : 'player1' } });
}

const names = waysIn.map(({ namespace }) => namespace).toSorted();
const kindsOf = (isForm: boolean) =>
  waysIn.filter(({ label }) => (label !== undefined) === isForm).map((way) => [way.namespace, way] as const);

/** Shows a way in as the log-in sheet of a brand with a disclaimer does. */
async function show({ screen: { load }, namespace }: (typeof waysIn)[number], isAccepted = () => false) {
  const Way = await load();
  const sheet = (
    <dialog open>
      <Way enter={async () => 'member'} admit={async () => true} isAccepted={isAccepted} />
    </dialog>
  );
  showInSite(sheet, {
    at: '/login',
    words: { [namespace]: words[`/locales/EN/${namespace}.json`] ?? {} },
    brand: { legal: { ...testBrand.legal, disclaimer: true } },
  });
}

const asked = () => screen.findByText('Please accept the disclaimer first');

describe('The disclaimer’s tick', () => {
  // @proves 2.48
  it('is tested for every way in', () => {
    expect(names).toEqual(['login-facebook', 'login-google', 'login-passkey', 'login-sms', 'login-username']);
  });

  it.each(kindsOf(true))('comes before a log-in with the form of %s', async (namespace, way) => {
    await show(way);
    if (namespace === 'login-sms') await screen.findByDisplayValue('+63');
    fill();
    const submit = () => fireEvent.submit(document.querySelector('form') ?? document.body);
    submit();
    await asked();
    expect(tries()).toBe(0);
    fireEvent.click(screen.getByRole('checkbox', { name: /I accept the disclaimer/ }));
    submit();
    await waitFor(() => expect(tries()).toBe(1));
  });

  it.each(kindsOf(false))('of the sheet comes before a log-in with the button of %s', async (_, way) => {
    let isTicked = false;
    await show(way, () => isTicked);
    fireEvent.click(screen.getByRole('button'));
    await asked();
    expect(tries()).toBe(0);
    isTicked = true;
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).not.toBe('true'));
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(tries()).toBe(1));
  });
});
