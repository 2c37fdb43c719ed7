import type { Tx } from '#runtime/platform/db/database';
import { ASSUMED_DELIVERED_DAYS, type ShipmentState } from '#domain/sales/shipping/shipment';
import { words } from '#domain/messages/message-template';
import { type MessagesOf, message } from '../../messages/message-table.js';
import { readOrderFacts } from '../orders/order-facts.js';

/** What becomes of a parcel, whichever line's things are in it. */
export const shippingMessages: MessagesOf<'shipping'> = {
  'shipment.ready': [
    message({
      kind: 'tell-shipment-ready',
      facts: (tx, { shipmentUid }) => readShipmentFacts(tx, shipmentUid, ['ready']),
      texts: [
        {
          title: ({ number }) => words`Pesanan ${{ number }} siap diambil`,
          body: ({ name, plan, info }) =>
            words`Halo ${{ name }}, ${{ plan }} sudah siap kamu ambil.\n\n${{ info }}\n\nTunjukkan nomor pesananmu saat mengambil, ya.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'shipment.shipped': [
    message({
      kind: 'tell-shipment-shipped',
      facts: (tx, { shipmentUid }) => readShipmentFacts(tx, shipmentUid, ['shipped', 'delivered']),
      texts: [
        {
          title: ({ number }) => words`Pesanan ${{ number }} sedang dalam perjalanan`,
          body: ({ name, plan, courier, trackingNumber }) =>
            words`Halo ${{ name }}, ${{ plan }} sudah kami serahkan ke ${{ courier }}. Nomor resinya ${{ trackingNumber }}.\n\nKalau sudah sampai, tekan "Sudah diterima" di halaman pesanan, ya.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'shipment.tracking-corrected': [
    message({
      kind: 'tell-tracking-corrected',
      facts: async (tx, { shipmentUid, trackingNumber }) => {
        const facts = await readShipmentFacts(tx, shipmentUid, ['shipped', 'delivered']);
        // Corrected once more: that has a message of its own.
        return facts?.trackingNumber === trackingNumber ? facts : null;
      },
      texts: [
        {
          title: ({ number }) => words`Nomor resi pesanan ${{ number }} kami perbaiki`,
          body: ({ name, plan, courier, trackingNumber }) =>
            words`Halo ${{ name }}, nomor resi untuk ${{ plan }} yang kami kirim sebelumnya keliru. Yang benar: ${{ courier }}, ${{ trackingNumber }}. Maaf, ya.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'shipment.delivered': [
    message({
      kind: 'tell-shipment-delivered',
      facts: async (tx, { shipmentUid, assumed = false }) => {
        const facts = await readShipmentFacts(tx, shipmentUid, ['delivered']);
        return facts && { ...facts, assumed };
      },
      texts: [
        {
          name: 'assumed',
          condition: ({ assumed }) => assumed,
          title: ({ number }) => words`Pesanan ${{ number }} sudah sampai?`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, ${{ plan }} sudah ${{ days: ASSUMED_DELIVERED_DAYS }} hari dalam perjalanan, jadi kami anggap sudah sampai.\n\nBelum kamu terima? Segera hubungi kami, ya.`,
          link: ({ orderLink }) => orderLink,
        },
        {
          name: 'collected',
          condition: ({ method }) => method === 'pickup',
          title: ({ number }) => words`Pesanan ${{ number }} sudah diambil`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, ${{ plan }} sudah kamu ambil. Semoga kamu suka!\n\nKalau ada yang rusak atau tidak sesuai, hubungi kami dalam tujuh hari, ya.`,
          link: ({ orderLink }) => orderLink,
        },
        {
          name: 'confirmed',
          title: ({ number }) => words`Pesanan ${{ number }} sudah diterima`,
          body: ({ name, plan }) =>
            words`Halo ${{ name }}, ${{ plan }} sudah sampai. Semoga kamu suka!\n\nKalau ada yang rusak atau tidak sesuai, hubungi kami dalam tujuh hari, ya.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],
};

/** Null when the parcel is in none of these states any more. */
async function readShipmentFacts(tx: Tx, uid: string, states: ShipmentState[]) {
  const shipment = await tx.shipment.findUniqueOrThrow({ where: { uid } });
  if (!states.includes(shipment.state as ShipmentState)) return null;
  const { orderUid, method, info, courier, trackingNumber } = shipment;
  return {
    ...(await readOrderFacts(tx, orderUid)),
    method,
    info,
    courier: courier ?? '',
    trackingNumber: trackingNumber ?? '',
  };
}
