/** The kind of a refusal, which the API maps to an HTTP status. */
export type DomainErrorKind = 'conflict' | 'invalid' | 'forbidden' | 'not-found';

/** A refused action. `code` is stable and for programs, `message` is Indonesian and for people. */
export class DomainError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly kind: DomainErrorKind = 'conflict',
    readonly field?: string,
  ) {
    super(message);
    this.name = 'DomainError';
  }
}
