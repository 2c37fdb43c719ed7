import { readVoucherFacts } from './voucher-facts.js';
import { telling } from './telling.js';
import { templates } from './templates.js';

export const tellVoucherUsed = telling('tell-voucher-used', async (tx, { voucherUid, number }) => {
  const { voucher, order } = await readVoucherFacts(tx, voucherUid);
  const message = templates.voucherUsed(order, number, voucher.treatments - number);
  return { to: order.customerUid, message };
});
