import type { ShipmentView, ShippingOptionView } from '#contracts/sales/shipping.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { addressLines } from '#domain/sales/addresses/address-lines';
import { type ShipmentState, shipmentLabel, shipmentMoves } from '#domain/sales/shipping/shipment';
import type { ShippingMethod, ShippingOption } from '#domain/sales/shipping/shipping-option';
import type { Shipment } from '#runtime/generated/prisma/client';
import type { StoredZone } from '#runtime/sales/shipping/courier';

/** What every view of a parcel says. */
export function shipmentFacts(shipment: Shipment) {
  const [state, method] = [shipment.state as ShipmentState, shipment.method as ShippingMethod];
  return {
    state,
    stateLabel: shipmentLabel(state, method),
    method,
    service: shipment.service,
    price: toRupiah(sen(shipment.priceSen)),
    weightGrams: shipment.weightGrams,
    recipient: shipment.recipient,
    phoneNumber: shipment.phoneNumber,
    address: addressLines(shipment),
    note: shipment.note,
    courier: shipment.courier,
    trackingNumber: shipment.trackingNumber,
    shippedAt: shipment.shippedAt?.toISOString() ?? null,
    deliveredAt: shipment.deliveredAt?.toISOString() ?? null,
  };
}

/** For its customer. */
export const shipmentView = (shipment: Shipment): ShipmentView => ({
  uid: shipment.uid,
  info: shipment.info,
  ...shipmentFacts(shipment),
  canReceive: shipmentMoves.actionsOn(shipment.state as ShipmentState, 'customer').includes('deliver'),
});

export const shippingOptionView = ({ zone, price }: ShippingOption<StoredZone>): ShippingOptionView => ({
  zoneUid: zone.uid,
  method: zone.method,
  service: zone.service,
  name: zone.name,
  info: zone.info,
  daysMin: zone.daysMin,
  daysMax: zone.daysMax,
  price: toRupiah(price),
});
