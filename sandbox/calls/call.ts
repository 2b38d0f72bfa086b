import type { operations } from '#schemas/generated/platform.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import type { Member } from '../roster/member.ts';
import type { DeviceCookie } from './device-cookie.ts';
import type { FileAnswer } from './file-answer.ts';
import type { Bearer } from './owed.ts';

export type OperationId = keyof operations;

type Query<Id extends OperationId> = operations[Id]['parameters'] extends { query?: infer Values }
  ? NonNullable<Values>
  : Record<string, never>;

type Body<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : undefined;

/** A request that passed the contract's checks. */
export interface Call<Id extends OperationId> {
  readonly platform: Platform;
  readonly query: Query<Id>;
  readonly body: Body<Id>;
  /** The member who is logged in; null for visitors. */
  readonly member: Member | null;
  /** The visitor's session was ended by another log-in of the account. */
  readonly replaced: boolean;
  /** Open duty of the session, if any. Until it is settled, only operations that the contract opens know the member. */
  readonly owing: Bearer['owing'];
  /** The visitor's token, or null. */
  readonly token: string | null;
  /** Product code of the visitor's language if the brand offers it, else of the brand's default. */
  readonly language: string;
  /** IP address of the visitor. */
  readonly address: string;
  readonly userAgent: string;
  /** Origin of the page that calls, where the browser says it. */
  readonly origin: string | null;
  readonly deviceCookie: DeviceCookie;
}

/** A file where the contract has one. */
export type Answer<Id extends OperationId> = operations[Id]['responses'][200]['content'] extends {
  'application/json': infer Body;
}
  ? Body
  : FileAnswer;

export type Handler<Id extends OperationId> = (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>>;

/** @throws Refusal not_logged_in or logged_in_elsewhere for visitors. */
export function loggedIn({ member, replaced }: Pick<Call<OperationId>, 'member' | 'replaced'>): Member {
  if (member) return member;
  if (replaced) throw new Refusal(401, 'logged_in_elsewhere', 'The account has logged in elsewhere.');
  throw new Refusal(401, 'not_logged_in', 'Log in first.');
}
