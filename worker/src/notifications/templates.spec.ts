import { describe, expect, it } from '@jest/globals';
import type { OrderFacts } from './order-facts.js';
import { reminderUid } from './remind-due.js';
import { type Message, templates } from './templates.js';
import { formatWib } from './wib.js';

const ORDER: OrderFacts = {
  orderUid: '7b0b8a3e-0000-4000-8000-000000000001',
  customerUid: '7b0b8a3e-0000-4000-8000-000000000002',
  kind: 'ready',
  status: 1,
  name: 'Budi',
  number: 'PTG-1',
  plan: 'Netflix TV (1 bulan)',
  total: 'Rp61.000',
  dueAt: null,
  orderLink: '/user/order/details?orderUid=7b0b8a3e',
  paymentLink: '/payment?type=1',
};
const DUE = new Date('2026-11-20T08:00:00Z');
const VOUCHER = { code: 'ZAP-7KQ2-MXA9-P3RT', treatments: 8, useBy: DUE };

/** About an order; the rest is about the account. */
const all: Record<Exclude<keyof typeof templates, 'erasureRequested'>, Message> = {
  payNow: templates.payNow(ORDER, DUE),
  waitForGroup: templates.waitForGroup(ORDER),
  welcomeHost: templates.welcomeHost(ORDER),
  received: templates.received(ORDER),
  groupFull: templates.groupFull(ORDER, DUE),
  payReminder: templates.payReminder(ORDER, DUE),
  proofReceived: templates.proofReceived(ORDER),
  purchaseReceived: templates.purchaseReceived(ORDER),
  paymentConfirmed: templates.paymentConfirmed(ORDER, 'Rp61.000'),
  paymentRejected: templates.paymentRejected(ORDER, 'Nominal kurang', DUE),
  orderExpired: templates.orderExpired(ORDER),
  orderCancelled: templates.orderCancelled(ORDER),
  seatActive: templates.seatActive(ORDER),
  hostActive: templates.hostActive(ORDER),
  seatPending: templates.seatPending(ORDER, 'Menunggu slot TV di grup'),
  purchaseRejected: templates.purchaseRejected(ORDER, 'Foto buram.'),
  reimbursementScheduled: templates.reimbursementScheduled(ORDER, 'Rp138.750', DUE),
  reimbursementCancelled: templates.reimbursementCancelled(ORDER, 'Rp138.750', 'Pembelian dibatalkan provider.'),
  hostReimbursed: templates.hostReimbursed(ORDER, 'Rp138.750', 'TRX-9'),
  voucherIssued: templates.voucherIssued(ORDER, VOUCHER),
  voucherReminder: templates.voucherReminder(ORDER, VOUCHER),
  voucherUsed: templates.voucherUsed(ORDER, 1, 7),
  voucherExpired: templates.voucherExpired(ORDER, VOUCHER),
  refundIssued: templates.refundIssued(ORDER, 'Rp61.000', 'Pindah paket'),
  memberLeft: templates.memberLeft(ORDER),
  changeCredential: templates.changeCredential(ORDER, '/user/membership/details?accountUid=1'),
  credentialStored: templates.credentialStored(ORDER, '/user/membership/details?accountUid=1'),
  credentialChanged: templates.credentialChanged(ORDER, '/user/membership/details?accountUid=1'),
  followUpAnswered: templates.followUpAnswered(ORDER, 'Coba masuk lagi.', '/user/membership/details?accountUid=1'),
};

describe('templates', () => {
  it.each(Object.entries(all))(
    '%s greets, names the plan, leads somewhere and hides nothing undefined',
    (_, message) => {
      expect(message.title.length).toBeGreaterThan(5);
      expect(message.title.length).toBeLessThan(80);
      expect(message.title).not.toContain('\n');
      expect(message.body).toMatch(/^Halo Budi, /);
      expect(message.body).toContain('Netflix TV (1 bulan)');
      expect(message.link).toMatch(/^\/(user|payment)/);
      expect(JSON.stringify(message)).not.toMatch(/undefined|null|NaN|\.\.|Anda/);
    },
  );

  it('tells who asks to be forgotten how to take it back', () => {
    const message = templates.erasureRequested('Budi');
    expect(message.body).toMatch(/^Halo Budi, /);
    expect(message.body).toContain('membatalkannya');
    expect(message.link).toBe('/user/delete-account');
  });

  it('says how much and until when, in WIB', () => {
    expect(all.payNow.body).toContain('Transfer Rp61.000 sebelum Jumat, 20 November 2026, 15.00 WIB');
    expect(all.reimbursementScheduled.body).toContain('Rp138.750 kami jadwalkan pada Jumat, 20 November 2026');
  });

  it('joins reasons with and without a full stop', () => {
    expect(all.paymentRejected.body).toContain('belum bisa kami terima. Nominal kurang.\n');
    expect(all.purchaseRejected.body).toContain('belum bisa kami terima. Foto buram.\n');
    expect(templates.paymentRejected(ORDER, null, null).body).toContain('terima.\n\nKursimu masih kami simpan. Unggah');
  });
});

describe('formatWib', () => {
  it('shows the day of Jakarta, not of London', () => {
    expect(formatWib(new Date('2026-12-31T17:05:00Z'))).toBe('Jumat, 1 Januari 2027, 00.05 WIB');
  });
});

describe('reminderUid', () => {
  it('is a UUID of its own for each order and deadline', () => {
    const uid = reminderUid(ORDER.orderUid, DUE);
    expect(uid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(reminderUid(ORDER.orderUid, DUE)).toBe(uid);
    expect(reminderUid(ORDER.orderUid, new Date(DUE.getTime() + 1))).not.toBe(uid);
    expect(reminderUid(ORDER.customerUid, DUE)).not.toBe(uid);
  });
});
