interface DriverError {
  code?: string;
  originalCode?: string;
  kind?: string;
  constraint?: { fields?: string[]; index?: string } | string;
  message?: string;
  originalMessage?: string;
}

/**
 * The constraint of a unique violation, or null. Prisma wraps the driver's error differently for raw and typed queries.
 */
export function violatedUnique(error: unknown): string | null {
  const links = chain(error);
  const hit = links.find(
    ({ code, originalCode, kind }) =>
      code === 'P2002' || kind === 'UniqueConstraintViolation' || [code, originalCode].includes('23505'),
  );
  if (!hit) return null;
  const text = links.map(({ message, originalMessage }) => `${message ?? ''} ${originalMessage ?? ''}`).join(' ');
  return (
    /constraint [`"]([^`"]+)[`"]/.exec(text)?.[1] ??
    (typeof hit.constraint === 'object' ? (hit.constraint.index ?? '') : '')
  );
}

/** Deadlock or serialisation failure: nothing was written, so the work can be retried. */
export function isConflict(error: unknown): boolean {
  return chain(error).some(
    ({ code, originalCode, kind }) =>
      code === 'P2034' ||
      kind === 'TransactionWriteConflict' ||
      ['40001', '40P01'].includes(originalCode ?? code ?? ''),
  );
}

/**
 * The database cannot be reached, is too slow (for instance a lock of a frozen process) or has no disk space: the
 * caller may retry later.
 */
export function isUnavailable(error: unknown): boolean {
  return chain(error).some(
    ({ code = '', originalCode = '', kind = '', message = '' }) =>
      /^(08|53|57P|57014|55P03)/.test(originalCode || code) ||
      ['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'ECONNREFUSED', 'ECONNRESET', 'ENOSPC', 'EDQUOT'].includes(
        code,
      ) ||
      ['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'].includes(kind) ||
      /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable/i.test(
        message,
      ),
  );
}

/** The error, its causes, and the error that Prisma stores in `meta.driverAdapterError`. */
function chain(error: unknown): DriverError[] {
  const links: DriverError[] = [];
  for (let link: unknown = error; link && typeof link === 'object' && links.length < 8;) {
    const current = link as DriverError & { cause?: unknown; meta?: { driverAdapterError?: unknown } };
    links.push(current);
    link = current.meta?.driverAdapterError ?? current.cause;
  }
  return links;
}
