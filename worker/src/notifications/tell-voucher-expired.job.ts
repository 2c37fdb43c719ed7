import { readVoucherFacts } from './voucher-facts.js';
import { telling } from './telling.js';
import { templates } from './templates.js';

export const tellVoucherExpired = telling('tell-voucher-expired', async (tx, { voucherUid }) => {
  const { voucher, order } = await readVoucherFacts(tx, voucherUid);
  const message = templates.voucherExpired(order, voucher);
  return { to: order.customerUid, message };
});
