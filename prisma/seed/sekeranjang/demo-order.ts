import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '#domain/platform/durations';
import { PICTURE_CONTENT_TYPE } from '#domain/platform/stored-file';
import { addSen, sen } from '#domain/platform/sen';
import { invoiceNumber } from '#domain/sales/invoices/invoice';
import { paymentReceived } from '#domain/sales/ledger/payment-postings';
import { GOODS_BOOKS, USUAL_BOOKS } from '#domain/sales/ledger/postings';
import { newOrderNumber } from '#domain/sales/orders/order-number';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { packedWeight } from '#domain/sales/shipping/shipping-option';
import type { Customer } from '#runtime/generated/prisma/client';
import { type DemoRows, postEntry } from '../demo/demo-rows.js';
import type { PutFile } from '../store-pictures.js';

interface Bought {
  uid: string;
  name: string;
  code: string;
  weightGrams: number;
  priceSen: bigint;
}
interface Paid {
  customer: Pick<Customer, 'uid' | 'name' | 'email' | 'phoneNumber'>;
  product: Bought;
  /** Of all demo orders, so that no two proofs are the same picture. */
  n: number;
  at: Date;
}

const SHIPPING = sen(1_000_000n);

/** Adds a paid order of a demo customer, as command, desk and jobs leave it. Files before rows. */
export async function addPaidOrder(rows: DemoRows, { customer, product, n, at }: Paid, putFile: PutFile) {
  const [orderUid, invoiceUid, paymentUid] = [randomUUID(), randomUUID(), randomUUID()];
  const paidAt = new Date(at.getTime() + HOUR_MS);
  const number = newOrderNumber(at, (bound) => (n * 7 + bound) % bound);
  const price = sen(product.priceSen);
  const totalSen = addSen(price, SHIPPING);
  const { uid: customerUid, name, email, phoneNumber } = customer;
  rows.orders.push({
    uid: orderUid,
    number,
    customerUid,
    name,
    email,
    phoneNumber,
    totalSen,
    productLine: 'sekeranjang',
    status: ORDER_STATUS.processing,
    requestHash: '',
    createdAt: at,
  });
  const names = { providerName: 'Sekeranjang', providerColor: '#08A081', providerType: 2, packageName: product.name };
  rows.items.push(
    {
      orderUid,
      position: 1,
      refUid: product.uid,
      title: product.name,
      unitPriceSen: price,
      feeSen: price,
      details: { sku: product.code, ...names, books: GOODS_BOOKS },
    },
    {
      orderUid,
      position: 2,
      refUid: product.uid,
      title: 'Ongkos kirim Reguler',
      unitPriceSen: SHIPPING,
      feeSen: SHIPPING,
      details: { isShipping: true },
    },
  );
  const money = { orderUid, amountSen: totalSen, receivedSen: totalSen };
  rows.invoices.push({
    uid: invoiceUid,
    number: invoiceNumber(number),
    purpose: 'purchase',
    status: 'paid',
    ...money,
    dueAt: new Date(at.getTime() + 24 * HOUR_MS),
    paidAt,
    createdAt: at,
  });
  rows.orderHistory.push(
    { orderUid, fromStatus: 1, toStatus: 2, why: 'Bukti pembayaran diunggah', by: 'customer', at },
    { orderUid, fromStatus: 2, toStatus: 3, why: 'Pembayaran diterima', by: 'Admin Patungan', at: paidAt },
  );
  const fileUid = await storeProof(rows, customerUid, n, at, putFile);
  rows.payments.push({
    uid: paymentUid,
    invoiceUid,
    fileUid,
    state: 'confirmed',
    ...money,
    bankFrom: 'BCA',
    accountName: name,
    submittedAt: at,
    decidedAt: paidAt,
    decidedBy: 'Admin Patungan',
  });
  const about = { productLine: 'sekeranjang', orderUid, partyUid: customerUid };
  postEntry(
    rows,
    'payment',
    paymentUid,
    paymentReceived(totalSen, totalSen, about, { ...USUAL_BOOKS, ...GOODS_BOOKS }),
    paidAt,
  );
  return {
    share: {
      orderUid,
      productUid: product.uid,
      customerUid,
      state: 'joined',
      priceSen: price,
      createdAt: at,
      joinedAt: paidAt,
    },
    shipment: {
      uid: randomUUID(),
      orderUid,
      state: 'awaiting-goods',
      awaitsGoods: true,
      method: 'courier',
      service: 'Reguler',
      priceSen: SHIPPING,
      weightGrams: packedWeight(product.weightGrams),
      recipient: name,
      phoneNumber,
      street: 'Jl. Contoh No. 12',
      district: 'Tebet',
      city: 'Kota Administrasi Jakarta Selatan',
      province: '31',
      postalCode: '12810',
      createdAt: at,
    },
  };
}

async function storeProof(rows: DemoRows, customerUid: string, n: number, createdAt: Date, putFile: PutFile) {
  const { proofPicture } = await import('../demo/proof-picture.js');
  const { bytes, ...facts } = await proofPicture('#24365c', 100 + n);
  const uid = randomUUID();
  const key = `proofs/${uid}.webp`;
  await putFile(key, bytes);
  const kind = 'payment-proof';
  rows.files.push({
    uid,
    kind,
    customerUid,
    contentType: PICTURE_CONTENT_TYPE,
    key,
    bytes: bytes.length,
    ...facts,
    createdAt,
  });
  return uid;
}
