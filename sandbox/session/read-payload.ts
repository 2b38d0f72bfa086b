import type {
  ChangePasswordPayload,
  ChangePaymentPasswordPayload,
  ConvertPointPayload,
  DownlineTransferPayload,
  EmailPayload,
  LoginPayload,
  OidcLoginPayload,
  OpenAccountPayload,
  PasskeyPayload,
  PaymentPasswordPayload,
  RedeemPayload,
  RegisterPayload,
  RemovePayoutPayload,
  ResetPayload,
  SecurityQuestionsPayload,
  SmsLoginPayload,
  UplineTransferPayload,
  WithdrawalPayload,
} from '#schemas/generated/platform.ts';
import { composed } from '#schemas/writing/composed.ts';
import { holdsUnstorable } from '../calls/holds-unstorable.ts';
import type { EncryptionKey } from '../process/encryption-key.ts';
import { Refusal } from '../refusal.ts';
import { payloadSchemas, schemaReference } from './payload-schemas.ts';

interface Payloads {
  ChangePasswordPayload: ChangePasswordPayload;
  ChangePaymentPasswordPayload: ChangePaymentPasswordPayload;
  ConvertPointPayload: ConvertPointPayload;
  DownlineTransferPayload: DownlineTransferPayload;
  EmailPayload: EmailPayload;
  LoginPayload: LoginPayload;
  OidcLoginPayload: OidcLoginPayload;
  OpenAccountPayload: OpenAccountPayload;
  PasskeyPayload: PasskeyPayload;
  PaymentPasswordPayload: PaymentPasswordPayload;
  RedeemPayload: RedeemPayload;
  RegisterPayload: RegisterPayload;
  RemovePayoutPayload: RemovePayoutPayload;
  ResetPayload: ResetPayload;
  SecurityQuestionsPayload: SecurityQuestionsPayload;
  SmsLoginPayload: SmsLoginPayload;
  UplineTransferPayload: UplineTransferPayload;
  WithdrawalPayload: WithdrawalPayload;
}

/**
 * Decrypts a payload and checks it against its schema of the contract.
 * @param name of the schema, or a function that picks it from the payload
 * @throws Refusal unreadable_payload or invalid_request, with the reason
 */
export async function readPayload<Name extends keyof Payloads>(
  key: EncryptionKey,
  jwe: string,
  name: Name | ((payload: unknown) => Name),
): Promise<Payloads[Name]> {
  const payload = parse(await key.decrypt(jwe));
  if (holdsUnstorable(payload))
    throw new Refusal(400, 'invalid_request', 'The payload contains a character that cannot be stored.');
  const schema = typeof name === 'function' ? name(payload) : name;
  const schemas = payloadSchemas();
  if (schemas.validate<Payloads[Name]>(schemaReference(schema), payload)) return payload;
  throw new Refusal(400, 'invalid_request', `${schemas.errorsText(schemas.errors, { dataVar: schema })}.`);
}

function parse(plaintext: string): unknown {
  try {
    return JSON.parse(plaintext, composed);
  } catch {
    throw new Refusal(400, 'unreadable_payload', 'The decrypted payload is not JSON.');
  }
}
