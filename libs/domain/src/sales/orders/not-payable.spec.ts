import { describe, expect, it } from '@jest/globals';
import { notPayable, tooLateToPay } from './not-payable.js';
import { ORDER_STATUS } from './order-status.js';

const whyNot = (status: keyof typeof ORDER_STATUS, closedEarly: string | null = null) =>
  notPayable({ number: 'PTG-1', status: ORDER_STATUS[status] }, closedEarly);

describe('an order that takes no payment', () => {
  it.each(['cancelled', 'expired', 'refunded'] as const)(
    'because it is %s names the order and the way for money that was sent',
    (status) => expect(whyNot(status).message).toMatch(/PTG-1.*Kalau kamu sudah transfer, hubungi kami/),
  );

  it('because what it was for ended early says that, and not that the time to pay is over', () => {
    const { code, message } = whyNot('expired', 'Blender kami tutup lebih awal. Alasannya: Habis.');
    expect(message).toMatch(
      /^Blender kami tutup lebih awal\. Alasannya: Habis\. Pesanan PTG-1.*Kalau kamu sudah transfer/,
    );
    expect(message).not.toContain('Batas waktu');
    expect(code).toBe('ORDER_EXPIRED');
  });

  it('because an admin has cancelled it says why, under the number of the order', () => {
    const { code, message } = whyNot('cancelled', 'Kami yang membatalkannya. Alasannya: Grup ditutup.');
    expect(message).toMatch(
      /^Pesanan PTG-1 sudah dibatalkan\. Kami yang membatalkannya\. Alasannya: Grup ditutup\. Jangan transfer lagi\. Kalau kamu sudah transfer/,
    );
    expect(code).toBe('ORDER_NOT_PAYABLE');
  });

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
