import type { Tx } from '#runtime/db/database';
import { notify } from './notify.js';
import { reminderUid } from './remind-due.js';
import { readVoucherFacts } from './voucher-facts.js';
import { templates } from './templates.js';
import { VOUCHER_REMIND_DAYS } from '#domain/vouchers/voucher';

/** Reminds once of a voucher that nobody has used, by timer or by sweep; nothing happens before its time or when it was used. */
export async function remindVoucherDue(tx: Tx, voucherUid: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ nowDue: boolean }[]>`
    SELECT use_by > clock_timestamp() AND use_by - make_interval(days => ${VOUCHER_REMIND_DAYS}::int) <= clock_timestamp() AS "nowDue"
    FROM voucher WHERE uid = ${voucherUid}::uuid AND state = 'issued'`;
  if (!row?.nowDue) return false;
  const { voucher, order } = await readVoucherFacts(tx, voucherUid);
  const key = reminderUid(voucherUid, voucher.useBy);
  return notify(tx, 'remind-voucher', key, order.customerUid, templates.voucherReminder(order, voucher));
}
