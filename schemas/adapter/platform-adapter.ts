import type { operations } from '../generated/platform.ts';
import type { MinorUnits } from '../money/minor-units.ts';

/**
 * How an operator's platform differs from the contract: `export const adapter: PlatformAdapter = {…}` in the
 * `platform.adapter.ts` of a workspace. Parameters can be annotated with the platform's own types.
 */
export interface PlatformAdapter {
  /** Makes the JSON of any answer one of the contract: `{ success: true, value }`, or a refusal with its `errorCode`. */
  envelope?(answer: unknown, about: AnswerFacts): unknown;
  /** By operationId. */
  readonly calls?: { readonly [Id in CallId]?: CallAdapter<Id> };
}

export type CallId = keyof operations;

export interface CallAdapter<Id extends CallId> {
  /** Changes what the site sends. What the result leaves out stays as it is. */
  request?(request: CallRequest<Id>): ChangedRequest;
  /** Makes a successful answer the contract's. It gets what `envelope` made of it. */
  answer?(answer: unknown, about: AnswerFacts): CallAnswer<Id>;
}

export interface AnswerFacts {
  /** Method and path by the contract, such as `GET /wps/system/status`. */
  readonly call: string;
  /** Status of HTTP. */
  readonly status: number;
}

/** What the site sends. */
export interface CallRequest<Id extends CallId> {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Partial<Record<keyof QueryOf<Id> & string, string>>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed, if it is JSON. An encrypted payload is a text. */
  readonly body: BodyOf<Id>;
}

export interface ChangedRequest {
  readonly method?: string;
  readonly path?: string;
  /** Replaces the whole query. Without a value, a name is left out. */
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The contract's answer to a call. */
export type CallAnswer<Id extends CallId> = operations[Id]['responses'][200]['content'] extends {
  'application/json': infer Body;
}
  ? Plain<Body>
  : unknown;

type QueryOf<Id extends CallId> = operations[Id]['parameters'] extends { query?: infer Values }
  ? NonNullable<Values>
  : Record<string, never>;

type BodyOf<Id extends CallId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content extends { 'application/json': infer Body }
    ? Plain<Body>
    : string
  : undefined;

/** Amounts are plain numbers here: an operator's code has nothing to make the site's own type with. */
type Plain<Value> = Value extends MinorUnits
  ? number
  : Value extends object
    ? { [Key in keyof Value]: Plain<Value[Key]> }
    : Value;
