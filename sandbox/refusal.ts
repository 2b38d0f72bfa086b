import type { ErrorCode, Problem } from '#schemas/generated/platform.ts';

/** A deliberate 4xx or 5xx answer of a handler. */
export class Refusal extends Error {
  readonly status: number;
  readonly errorCode: ErrorCode;
  readonly value: Problem['value'];

  constructor(status: number, errorCode: ErrorCode, message: string, value?: Problem['value']) {
    super(message);
    this.status = status;
    this.errorCode = errorCode;
    this.value = value;
  }
}

/** The body of a refusal in the contract's form. */
export function toProblem({ message, errorCode, value }: Pick<Refusal, 'message' | 'errorCode' | 'value'>): Problem {
  return { success: false, message, errorCode, ...(value && { value }) };
}
