import { useState } from 'react';
import type { AddressView } from '#contracts/sales/addresses.http';
import { formatPhone } from '#domain/platform/phone';
import { Badge } from '../../platform/ui/badge';
import { Button } from '../../platform/ui/button';
import { ConfirmDialog } from '../../platform/ui/confirm-dialog';
import { AddressForm } from './address-form';
import { useRemoveAddress } from './addresses.queries';
import { Dots } from '../../platform/ui/dots';

/** Label, recipient and where it is. */
export const AddressLines = ({ address }: { address: AddressView }) => (
  <span className="min-w-0 text-sm wrap-anywhere">
    <span className="flex flex-wrap items-center gap-2 text-base font-semibold">
      {address.label} {address.isMain && <Badge tone="good">Utama</Badge>}
    </span>
    <Dots className="font-semibold" facts={[address.recipient, formatPhone(address.phoneNumber)]} />
    <span className="block text-muted">
      {address.street}, Kec. {address.district}, {address.city}, {address.provinceName} {address.postalCode}
    </span>
    {address.note && <span className="block text-muted">Catatan: {address.note}</span>}
  </span>
);

/** Changes and removes an address. */
export function AddressButtons({
  address,
  known,
  onSaved = () => undefined,
  className,
}: {
  address: AddressView;
  known: { name: string; phoneNumber: string };
  onSaved?: (address: AddressView) => void;
  className?: string;
}) {
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={className}>
      <Button variant="quiet" className="!px-2 text-sm" onClick={() => setOpen('edit')}>
        Ubah<span className="sr-only"> {address.label}</span>
      </Button>
      <Button variant="quiet" className="!px-2 text-sm !text-danger" onClick={() => setOpen('remove')}>
        Hapus<span className="sr-only"> {address.label}</span>
      </Button>
      {open === 'edit' && (
        <AddressForm
          address={address}
          known={known}
          onClose={close}
          onSaved={(saved) => {
            close();
            onSaved(saved);
          }}
        />
      )}
      {open === 'remove' && <RemoveDialog address={address} onClose={close} />}
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
