import { describe, expect, it } from '@jest/globals';
import { notPayable, tooLateToPay } from './not-payable.js';
import { ORDER_STATUS } from './order-status.js';

const whyNot = (status: keyof typeof ORDER_STATUS) => notPayable({ number: 'PTG-1', status: ORDER_STATUS[status] });

describe('an order that takes no payment', () => {
  it.each(['cancelled', 'expired', 'refunded'] as const)(
    'because it is %s names the order and the way for money that was sent',
    (status) => expect(whyNot(status).message).toMatch(/PTG-1.*Kalau kamu sudah transfer, hubungi kami/),
  );

  it('because its proof is being checked says so, not that there is no such order', () => {
    expect(whyNot('awaitingConfirmation').message).toContain('sedang kami cek');
    expect(whyNot('awaitingConfirmation').code).toBe('ORDER_NOT_PAYABLE');
  });

  it('because it is too late has the words and the code of one that has expired', () => {
    const late = tooLateToPay({ number: 'PTG-1' });
    expect([late.code, late.message]).toEqual([whyNot('expired').code, whyNot('expired').message]);
    expect(late.code).toBe('ORDER_EXPIRED');
  });
});
