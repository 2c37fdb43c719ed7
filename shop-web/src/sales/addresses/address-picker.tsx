import { useState } from 'react';
import type { AddressView } from '#contracts/sales/addresses.http';
import { Button } from '../../platform/ui/button';
import { AddressButtons, AddressLines } from './address-card';
import { AddressForm } from './address-form';

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
  const [adding, setAdding] = useState(false);
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
              className="mt-1 size-5 shrink-0"
            />
            <AddressLines address={address} />
          </label>
          <AddressButtons
            address={address}
            known={known}
            onSaved={({ uid }) => onChoose(uid)}
            className="mt-1 -mb-2 ml-6 flex gap-1"
          />
        </div>
      ))}
      <Button variant="secondary" onClick={() => setAdding(true)}>
        {addresses.length === 0 ? 'Tambah alamat' : 'Alamat lain'}
      </Button>
      {adding && (
        <AddressForm
          address={null}
          known={known}
          onClose={() => setAdding(false)}
          onSaved={({ uid }) => {
            setAdding(false);
            onChoose(uid);
          }}
        />
      )}
    </div>
  );
}
