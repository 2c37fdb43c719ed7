import * as z from 'zod/mini';
import { type RoutesOf, routesTo } from '#contracts/platform/room';

const uid = z.uuid();
const voucher = z.object({ voucherUid: uid });
const useBy = z.iso.datetime();

const events = {
  'voucher.issued': z.object({ orderUid: uid, voucherUid: uid, useBy }),
  'voucher.used': z.object({ orderUid: uid, voucherUid: uid, number: z.number() }),
  'voucher.expired': z.object({ orderUid: uid, voucherUid: uid }),
  /** A reminder: once for each last day. */
  'voucher.due-soon': z.object({ voucherUid: uid, useBy }),
};

const jobs = { vouchers: { 'expire-voucher': voucher } };
const to = routesTo(jobs);

const voucherOf = ({ voucherUid }: { voucherUid: string }) => ({ voucherUid });

const routes: RoutesOf<typeof events> = {
  'voucher.issued': [to('vouchers', 'expire-voucher', voucherOf, (event) => new Date(event.useBy))],
  'voucher.used': [],
  'voucher.expired': [],
  'voucher.due-soon': [],
};

const messageKinds = ['tell-voucher-issued', 'tell-voucher-used', 'tell-voucher-expired', 'remind-voucher'] as const;

export const vouchers = { events, jobs, routes, messageKinds };
