/** How a refusal is told over HTTP; the domain itself knows no status codes. */
export type DomainErrorKind = 'conflict' | 'invalid' | 'forbidden' | 'not-found';

/** A rule said no. `code` is stable and for programs, `message` is Indonesian and for people. */
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
