import { readVoucherFacts } from './voucher-facts.js';
import { telling } from './telling.js';
import { templates } from './templates.js';

export const tellVoucherIssued = telling('tell-voucher-issued', async (tx, { voucherUid }) => {
  const { voucher, order } = await readVoucherFacts(tx, voucherUid);
  const message = templates.voucherIssued(order, voucher);
  return { to: order.customerUid, message };
});
