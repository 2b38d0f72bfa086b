import { initializeApp } from '@firebase/app';
import {
  type Auth,
  type ConfirmationResult,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
} from '@firebase/auth';
import type { SiteBrand } from '#app/brand/brand.ts';
import type { CreatePhoneVerifier, PhoneProof } from '#app/shell/slots/phone-verifier.ts';
import { phoneAuthProblem } from './phone-auth-problem.ts';
import { allowRecaptchaScript } from './recaptcha-script.ts';

/** Verification method that the platform expects with the token. */
const CHANNEL = 'phone';

/** Firebase sends and checks the code. The platform receives Firebase's token in place of the code. */
export const createFirebaseVerifier: CreatePhoneVerifier = ({ brand, language }) => {
  const auth = open(brand);
  let confirmation: ConfirmationResult | undefined;
  // Keep the proof: a code works once, but the form may be sent again after another refusal.
  let proven: { code: string; proof: PhoneProof } | undefined;

  return {
    async send({ countryDialingCode, mobileNum }) {
      auth.languageCode = language;
      const robots = new RecaptchaVerifier(auth, hiddenPlace(), { size: 'invisible' });
      proven = undefined;
      try {
        confirmation = await signInWithPhoneNumber(auth, `${countryDialingCode}${mobileNum}`, robots);
      } catch (problem) {
        throw phoneAuthProblem(problem);
      } finally {
        robots.clear();
      }
      return undefined;
    },
    async prove(code) {
      if (proven?.code === code) return proven.proof;
      if (!confirmation) throw phoneAuthProblem({ code: 'auth/missing-verification-id' });
      try {
        const { user } = await confirmation.confirm(code);
        proven = { code, proof: { firebaseChannel: CHANNEL, firebaseIdToken: await user.getIdToken() } };
        return proven.proof;
      } catch (problem) {
        throw phoneAuthProblem(problem);
      }
    },
  };
};

/** Persists nothing, because the platform's session is the only one. */
function open({ auth: { firebase } }: SiteBrand): Auth {
  if (!firebase) throw new Error('The brand has no auth.firebase.');
  const { apiKey, authDomain, projectId, emulator } = firebase;
  allowRecaptchaScript();
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }, crypto.randomUUID()), {
    persistence: inMemoryPersistence,
  });
  if (emulator) {
    connectAuthEmulator(auth, emulator, { disableWarnings: true });
    auth.settings.appVerificationDisabledForTesting = true;
  }
  return auth;
}

/** Container for the bot check, which appears only in doubtful cases. */
function hiddenPlace(): HTMLElement {
  return document.body.appendChild(document.createElement('div'));
}
