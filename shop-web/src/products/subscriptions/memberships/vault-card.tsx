import { useSuspenseQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { CredentialView } from '#contracts/products/subscriptions/vault.http';
import { AsyncBoundary } from '../../../platform/ui/async-boundary';
import { Button } from '../../../platform/ui/button';
import { FailureNotice } from '../../../platform/ui/form-errors';
import { Notice } from '../../../platform/ui/notice';
import { Loading, Skeleton } from '../../../platform/ui/states';
import { TitledCard } from '../../../platform/ui/titled';
import { formatDateTime } from '../../../platform/wib';
import { credentialQuery, useReveal } from './memberships.queries';
import { RevealedLogin } from './revealed-login';
import { StoreCredential } from './store-credential';
import { shortMask } from '../../../platform/ui/short-mask';

interface Group {
  accountUid: string;
  /** Who sees who has opened it, besides the shop. */
  hasHost: boolean;
  isHost: boolean;
}

/** The login of the group: hidden until the member asks for it, and again after half a minute. */
export function VaultCard(group: Group) {
  return (
    <TitledCard
      title={
        <span className="flex items-center gap-2">
          <KeyRound aria-hidden="true" className="size-5 text-accent" /> Data login
        </span>
      }
    >
      <AsyncBoundary
        skeleton={
          <Loading>
            <Skeleton className="mt-3 h-20 w-full" />
          </Loading>
        }
      >
        <Vault {...group} />
      </AsyncBoundary>
    </TitledCard>
  );
}

function Vault(group: Group) {
  const { accountUid } = group;
  const { data: vault } = useSuspenseQuery(credentialQuery(accountUid));
  const [storing, setStoring] = useState(false);
  const { credential, mayReveal, mayStore, accesses, formerViewers } = vault;
  return (
    <div className="mt-2 space-y-4 text-sm">
      <p className="text-muted">{stateOf(vault)}</p>
      {formerViewers !== null && formerViewers > 0 && (
        <Notice tone="warn" title="Ada bekas anggota yang tahu login ini">
          {formerViewers} bekas anggota pernah membukanya. Kami yang menutup aksesnya; kamu tidak perlu mengubah apa pun
          di akunnya.
        </Notice>
      )}
      {credential && mayReveal && <Reveal {...group} />}
      {mayStore && (
        <Button variant="secondary" wide onClick={() => setStoring(true)}>
          {credential ? 'Perbarui data login' : 'Simpan data login'}
        </Button>
      )}
      {accesses && accesses.length > 0 && <VaultAccesses accesses={accesses} />}
      {storing && <StoreCredential accountUid={accountUid} onClose={() => setStoring(false)} />}
    </div>
  );
}

function stateOf({ credential, mayReveal, mayStore, isInvited }: CredentialView): string {
  if (isInvited)
    return 'Langganan ini kamu pakai dengan akunmu sendiri. Undangannya kami kirim ke emailmu, jadi tidak ada data login yang perlu dibuka.';
  if (!credential && mayStore)
    return 'Simpan login langganan di sini supaya anggota aktif bisa memakainya. Isinya tersandi, dan kamu bisa melihat siapa yang membukanya.';
  if (!credential)
    return mayReveal
      ? 'Login grupmu belum masuk. Begitu ada, tombol untuk membukanya muncul di sini.'
      : 'Data login muncul di sini setelah kursimu aktif.';
  const stored = `Disimpan ${credential.storedBy === 'host' ? 'host' : 'tim Patungan'} pada ${formatDateTime(credential.storedAt)}.`;
  return mayReveal ? stored : `${stored} Kamu bisa membukanya setelah kursimu aktif.`;
}

function Reveal({ accountUid, hasHost, isHost }: Group) {
  const reveal = useReveal(accountUid);
  if (reveal.data) return <RevealedLogin login={reveal.data} onHide={reveal.reset} />;
  return (
    <div>
      <Button wide busy={reveal.isPending} onClick={() => reveal.mutate()}>
        Tampilkan data login
      </Button>
      <p className="mt-2 text-muted">
        Setiap kali dibuka tercatat{!isHost && ` dan terlihat oleh ${hasHost ? 'host' : 'tim kami'}`}.
      </p>
      <FailureNotice error={reveal.error} className="mt-3" />
    </div>
  );
}

/** For the host: who stored the login and who has opened it. */
const VaultAccesses = ({ accesses }: { accesses: NonNullable<CredentialView['accesses']> }) => (
  <details className="border-t border-line pt-3">
    <summary className="min-h-9 cursor-pointer font-semibold text-accent">
      Siapa yang membuka ({accesses.length})
    </summary>
    <ul className="mt-1 divide-y divide-line">
      {accesses.map(({ at, kind, name, seatNumber, version }, index) => (
        <li key={`${at}-${index}`} className="py-2">
          <b>{shortMask(name)}</b>
          {seatNumber !== null && ` (kursi ${seatNumber})`} {kind === 'stored' ? 'menyimpan' : 'membuka'} versi{' '}
          {version}
          <span className="block text-muted">{formatDateTime(at)}</span>
        </li>
      ))}
    </ul>
  </details>
);
