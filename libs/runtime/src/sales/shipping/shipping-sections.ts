import type { ExportSections } from '#runtime/identity/export-section';

const address = {
  recipient: true,
  phoneNumber: true,
  street: true,
  district: true,
  city: true,
  province: true,
  postalCode: true,
  note: true,
} as const;

/** Addresses and parcels, in the file with all data of a customer. */
export const SHIPPING_SECTIONS: ExportSections = {
  addresses: (db, customerUid, slice) =>
    db.address.findMany({
      where: { customerUid },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: { uid: true, label: true, ...address, isMain: true, createdAt: true },
    }),
  shipments: (db, customerUid, slice) =>
    db.shipment.findMany({
      where: { order: { customerUid } },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: {
        uid: true,
        orderUid: true,
        state: true,
        method: true,
        service: true,
        info: true,
        priceSen: true,
        weightGrams: true,
        ...address,
        courier: true,
        trackingNumber: true,
        shippedAt: true,
        deliveredAt: true,
        createdAt: true,
        history: { orderBy: { id: 'asc' }, select: { at: true, fromState: true, toState: true, why: true } },
      },
    }),
};
