import { ERROR_MESSAGE, type ErrorCode, type FieldError } from '#contracts/errors';

/** A refusal with a stable code; ErrorFilter turns it into the envelope. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly status: number,
    readonly errors: FieldError[] = [],
    message: string = ERROR_MESSAGE[code],
    /** Seconds after which the same request may be answered; for 429 and 503. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** A 422 with the names of the fields. */
export const invalid = (...errors: FieldError[]): Refusal => new Refusal('VALIDATION_FAILED', 422, errors);

/** The group that fills has no seat for a television left. docs/rules/groups.md#televisions */
export const noTvSlot = (): Refusal =>
  new Refusal('NO_TV_SLOT', 409, [{ field: 'variantUid', message: ERROR_MESSAGE.NO_TV_SLOT }]);
