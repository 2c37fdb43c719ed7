import { useState } from 'react';
import type { AddressView } from '#contracts/sales/addresses.http';
import { formatPhone } from '#domain/platform/phone';
import { Badge } from '../../platform/ui/badge';
import { Button } from '../../platform/ui/button';
import { ConfirmDialog } from '../../platform/ui/confirm-dialog';
import { AddressForm } from './address-form';
import { useRemoveAddress } from './addresses.queries';

/** Chooses one of the customer's addresses; others can be added, changed and removed here. */
export function AddressPicker({
  addresses,
  chosen,
  known,
  onChoose,
}: {
  addresses: readonly AddressView[];
  chosen: string | null;
  /** Fills the form of a new address. */
  known: { name: string; phoneNumber: string };
  onChoose: (addressUid: string) => void;
}) {
  const [edited, setEdited] = useState<AddressView | 'new' | null>(null);
  const [removed, setRemoved] = useState<AddressView | null>(null);
  return (
    <div className="mt-3 space-y-3">
      {addresses.map((address) => (
        <div
          key={address.uid}
          className="rounded-xl border border-line p-4 has-checked:border-accent has-checked:bg-tint"
        >
          <label className="flex cursor-pointer items-start gap-3">
            <input
              type="radio"
              name="address"
              checked={address.uid === chosen}
              onChange={() => onChoose(address.uid)}
              className="mt-1 size-5 shrink-0 accent-action"
            />
            <span className="min-w-0 text-sm wrap-anywhere">
              <span className="flex flex-wrap items-center gap-2 text-base font-semibold">
                {address.label} {address.isMain && <Badge tone="good">Utama</Badge>}
              </span>
              <span className="block font-medium">
                {address.recipient} · {formatPhone(address.phoneNumber)}
              </span>
              <span className="block text-muted">
                {address.street}, Kec. {address.district}, {address.city}, {address.provinceName} {address.postalCode}
              </span>
            </span>
          </label>
          <div className="mt-1 -mb-2 ml-6 flex gap-1">
            <Button variant="quiet" className="!px-2 text-sm" onClick={() => setEdited(address)}>
              Ubah<span className="sr-only"> {address.label}</span>
            </Button>
            <Button variant="quiet" className="!px-2 text-sm !text-danger" onClick={() => setRemoved(address)}>
              Hapus<span className="sr-only"> {address.label}</span>
            </Button>
          </div>
        </div>
      ))}
      <Button variant="secondary" onClick={() => setEdited('new')}>
        {addresses.length === 0 ? 'Tambah alamat' : 'Alamat lain'}
      </Button>
      {edited && (
        <AddressForm
          address={edited === 'new' ? null : edited}
          known={known}
          onClose={() => setEdited(null)}
          onSaved={({ uid }) => {
            setEdited(null);
            onChoose(uid);
          }}
        />
      )}
      {removed && <RemoveDialog address={removed} onClose={() => setRemoved(null)} />}
    </div>
  );
}

function RemoveDialog({ address, onClose }: { address: AddressView; onClose: () => void }) {
  const remove = useRemoveAddress(address.uid);
  return (
    <ConfirmDialog title="Hapus alamat?" yes="Ya, hapus" act={remove} done="Alamat dihapus." onClose={onClose}>
      <p className="text-muted">
        {address.label}, {address.street}. Pesanan yang sudah dibuat tetap dikirim ke sana.
      </p>
    </ConfirmDialog>
  );
}
