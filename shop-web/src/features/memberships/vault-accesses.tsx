import type { CredentialView } from '#contracts/http/vault.http';
import { formatDateTime } from '../../shared/format/wib';

/** For the host: who stored the login and who has opened it. */
export const VaultAccesses = ({ accesses }: { accesses: NonNullable<CredentialView['accesses']> }) => (
  <details className="border-t border-line pt-3">
    <summary className="min-h-9 cursor-pointer font-semibold text-accent">
      Siapa yang membuka ({accesses.length})
    </summary>
    <ul className="mt-1 divide-y divide-line">
      {accesses.map(({ at, kind, name, seatNumber, version }, index) => (
        <li key={`${at}-${index}`} className="py-2">
          <b>{name}</b> {kind === 'stored' ? 'menyimpan' : 'membuka'} versi {version}
          {seatNumber !== null && ` · kursi ${seatNumber}`}
          <span className="block text-muted">{formatDateTime(at)}</span>
        </li>
      ))}
    </ul>
  </details>
);
