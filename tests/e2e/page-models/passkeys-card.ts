import type { CDPSession, Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** Chromium's own authenticator: a fingerprint reader that needs no finger. */
export class VirtualAuthenticator {
  private constructor(
    private readonly devtools: CDPSession,
    private readonly authenticatorId: string,
  ) {}

  static async on(page: Page): Promise<VirtualAuthenticator> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new VirtualAuthenticator(devtools, authenticatorId);
  }

  /** Whether the person it reads is the right one. */
  async verify(isUserVerified: boolean): Promise<void> {
    await this.devtools.send('WebAuthn.setUserVerified', { authenticatorId: this.authenticatorId, isUserVerified });
  }
}

/** The member's passkeys in My account. */
export class PasskeysCard {
  readonly dialog: Locator;
  readonly passkeys: Locator;

  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.dialog = page.getByRole('dialog');
    this.passkeys = page.getByRole('list', { name: say('passkeys:title') }).getByRole('listitem');
  }

  async open(site: string): Promise<void> {
    await this.page.goto(`${site}/member?page=securityCenter`);
  }

  async startAdding(): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('button', { name: this.say('passkeys:add.open') })
      .click();
  }

  async confirmAdding(password: string): Promise<void> {
    await this.dialog.getByLabel(this.say('passkeys:confirm.password'), { exact: true }).fill(password);
    await this.dialog.getByRole('button', { name: this.say('passkeys:add.action') }).click();
  }

  async rename(name: string): Promise<void> {
    await this.passkeys.getByRole('button', { name: /^Rename / }).click();
    await this.dialog.getByLabel(this.say('passkeys:rename.name'), { exact: true }).fill(name);
    await this.dialog.getByRole('button', { name: this.say('passkeys:rename.action') }).click();
  }
}
