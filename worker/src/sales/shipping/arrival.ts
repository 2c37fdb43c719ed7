import type { Tx } from '#runtime/platform/db/database';

/** What the customer hears next of things that were bought for an order: the number of its parcel, or that it can be collected. */
export async function readArrival(tx: Tx, orderUid: string): Promise<string> {
  const { method } = await tx.shipment.findUniqueOrThrow({ where: { orderUid }, select: { method: true } });
  return method === 'pickup'
    ? 'Kami kabari lagi begitu siap kamu ambil.'
    : 'Nomor resinya kami kirim begitu paketnya berangkat.';
}
