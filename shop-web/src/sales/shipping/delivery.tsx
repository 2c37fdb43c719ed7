import type { AddressView } from '#contracts/sales/addresses.http';
import type { ShippingOptionView } from '#contracts/sales/shipping.http';
import { TitledCard } from '../../platform/ui/titled';
import { AddressPicker } from '../addresses/address-picker';
import { ShippingOptions } from './shipping-options';

/** The option of this zone, else a courier. To pick things up is a decision; it is never made for the customer. */
export const chosenOption = (
  options: readonly ShippingOptionView[],
  zoneUid: string | null,
): ShippingOptionView | null =>
  options.find((option) => option.zoneUid === zoneUid) ?? options.find(({ method }) => method === 'courier') ?? null;

/** Where things are sent to, and how. */
export function Delivery({
  addresses,
  address,
  known,
  onAddress,
  options,
  option,
  onOption,
}: {
  addresses: readonly AddressView[];
  address: string | null;
  /** Fills the form of a new address. */
  known: { name: string; phoneNumber: string };
  onAddress: (addressUid: string) => void;
  options: readonly ShippingOptionView[];
  option: ShippingOptionView | null;
  onOption: (zoneUid: string) => void;
}) {
  return (
    <>
      <TitledCard title="Dikirim ke">
        {addresses.length === 0 && (
          <p className="mt-1 text-sm text-muted">Tambahkan alamat supaya pilihan kurirnya muncul.</p>
        )}
        <AddressPicker addresses={addresses} chosen={address} known={known} onChoose={onAddress} />
      </TitledCard>
      <TitledCard title="Cara kirim">
        {options.length === 0 ? (
          <p className="mt-2 text-sm text-danger">Belum ada cara kirim untuk alamat dan berat ini. Coba alamat lain.</p>
        ) : (
          <ShippingOptions options={options} chosen={option?.zoneUid ?? null} onChoose={onOption} />
        )}
      </TitledCard>
    </>
  );
}
