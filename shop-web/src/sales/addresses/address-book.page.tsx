import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MOST_ADDRESSES } from '#contracts/sales/addresses.http';
import { useSession } from '../../platform/session/session';
import { AsyncBoundary } from '../../platform/ui/async-boundary';
import { Button } from '../../platform/ui/button';
import { EmptyState, SkeletonList } from '../../platform/ui/states';
import { TitledPage } from '../../platform/ui/titled';
import { AddressButtons, AddressLines } from './address-card';
import { AddressForm } from './address-form';
import { addressesQuery } from './addresses.queries';

/** /user/address: the address book, the main one first. */
export const AddressBookPage = () => (
  <TitledPage title="Alamat" className="max-w-xl">
    <p className="mt-1 text-muted">Untuk semua pesanan yang dikirim. Pesanan yang sudah dibuat tidak ikut berubah.</p>
    <AsyncBoundary
      skeleton={<SkeletonList label="Memuat alamat…" className="mt-4 space-y-3" item="h-36 !rounded-[14px]" />}
    >
      <Book />
    </AsyncBoundary>
  </TitledPage>
);

function Book() {
  const { data: addresses } = useSuspenseQuery(addressesQuery());
  const session = useSession();
  const [adding, setAdding] = useState(false);
  const known = { name: session?.username ?? '', phoneNumber: addresses[0]?.phoneNumber ?? '' };
  const add = (
    <Button onClick={() => setAdding(true)} disabled={addresses.length >= MOST_ADDRESSES}>
      Tambah alamat
    </Button>
  );
  return (
    <>
      {addresses.length === 0 ? (
        <EmptyState title="Belum ada alamat" action={add}>
          Simpan alamatmu sekali, lalu tinggal pilih saat memesan.
        </EmptyState>
      ) : (
        <>
          <ul className="mt-4 mb-5 space-y-3">
            {addresses.map((address) => (
              <li key={address.uid} className="card p-4">
                <AddressLines address={address} />
                <AddressButtons address={address} known={known} className="mt-2 -mb-2 -ml-2 flex gap-1" />
              </li>
            ))}
          </ul>
          {add}
          {addresses.length >= MOST_ADDRESSES && (
            <p className="mt-2 text-sm text-muted">Buku alamatmu penuh. Hapus salah satu dulu, ya.</p>
          )}
        </>
      )}
      {adding && (
        <AddressForm address={null} known={known} onClose={() => setAdding(false)} onSaved={() => setAdding(false)} />
      )}
    </>
  );
}
