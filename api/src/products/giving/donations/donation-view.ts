import type { MyDonation, PublicDonation } from '#contracts/products/giving/donations.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { type DonationState, donorName } from '#domain/products/giving/donation';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { Prisma } from '#runtime/generated/prisma/client';
import { paymentPathOf } from '../giving-order.js';

export const donationColumns = {
  cause: { select: { slug: true, name: true } },
  order: { select: { uid: true, name: true, status: true, customerUid: true } },
} as const;
type Row = Prisma.GivingDonationGetPayload<{ include: typeof donationColumns }>;

const facts = ({ uid: donationUid, cause, amountSen, shareCount }: Row) => ({
  donationUid,
  type: cause.slug,
  cause: cause.name,
  amount: toRupiah(sen(amountSen)),
  shares: shareCount,
});

export const publicDonation = (row: Row): PublicDonation => ({
  ...facts(row),
  donor: donorName({ name: row.order.name, anonymous: row.anonymous }),
  message: row.messageState === 'shown' ? row.message : '',
  at: (row.receivedAt ?? row.createdAt).toISOString(),
});

export const myDonation = (row: Row): MyDonation => ({
  ...facts(row),
  orderUid: row.order.uid,
  message: row.message,
  anonymous: row.anonymous,
  state: row.state as DonationState,
  isCancelled: row.order.status === ORDER_STATUS.cancelled,
  paymentUrl: row.order.status === ORDER_STATUS.awaitingPayment ? paymentPathOf(row.order) : null,
  createdAt: row.createdAt.toISOString(),
});
