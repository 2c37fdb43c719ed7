import { describe, expect, it } from '@jest/globals';
import { type EndedSeat, seatEnd } from './seat-end.js';

const at = new Date('2026-11-20T03:00:00Z');
const SEAT: EndedSeat = {
  role: 'regular',
  end: { at, by: 'Sari Admin', why: 'Akun bermasalah' },
  wasActive: true,
  hadAccess: true,
  withVoucher: false,
  isPaid: true,
  groupClosedAt: null,
  stoppedAt: null,
  refunds: [],
};
const refund = {
  amount: 61_000,
  state: 'requested',
  paidAt: null,
  givenBack: null,
  requestedAt: at.toISOString(),
} as const;
const by = (who: string, more: Partial<EndedSeat> = {}) => seatEnd({ ...SEAT, ...more, end: { ...SEAT.end, by: who } });

describe('a seat that has ended says', () => {
  it('by whose act, and why unless it was its own member', () => {
    expect(by('customer')).toMatchObject({ at, by: 'member', why: null });
    expect(by('system')).toMatchObject({ by: 'rule', why: 'Akun bermasalah' });
    expect(by('Sari Admin')).toMatchObject({ by: 'shop', why: 'Akun bermasalah' });
  });

  it('that its group was dissolved, only if it ended with the group', () => {
    expect(by('Sari Admin', { groupClosedAt: new Date(at.getTime() + 2_000) }).by).toBe('group');
    expect(by('Sari Admin', { groupClosedAt: new Date(at.getTime() + 3_600_000) }).by).toBe('shop');
  });

  it('where the money is that goes back for it, and nothing of what went back before', () => {
    expect(by('Sari Admin', { refunds: [refund] }).money).toBe('Rp61.000 akan dikembalikan.');
    const before = { ...refund, requestedAt: '2026-11-01T03:00:00.000Z' };
    expect(by('customer', { refunds: [before] }).money).toContain('tidak kami kembalikan');
    expect(by('customer', { hadAccess: false, withVoucher: true }).money).toContain('serinya sudah dibelikan');
  });

  it('not what *Jangan perpanjang* had given back seconds before: it was told then', () => {
    const stoppedAt = new Date(at.getTime() - 2_000);
    const ofStop = { ...refund, amount: 20_000, state: 'credited' as const, requestedAt: stoppedAt.toISOString() };
    expect(by('customer', { stoppedAt, refunds: [ofStop] }).money).toContain('tidak kami kembalikan');
    expect(by('customer', { stoppedAt, refunds: [ofStop, refund] }).money).toBe('Rp61.000 akan dikembalikan.');
  });

  it('not what became credit half a minute before, for another reason', () => {
    const surplus = { ...refund, amount: 9_000, requestedAt: new Date(at.getTime() - 30_000).toISOString() };
    expect(by('customer', { refunds: [surplus, refund] }).money).toBe('Rp61.000 akan dikembalikan.');
  });

  it.each([
    ['customer', {}, /^Sisa masa yang sedang berjalan tidak kami kembalikan/],
    ['customer', { hadAccess: false }, /^Uangmu tidak kembali, karena langganannya sudah dibelikan/],
    ['customer', { wasActive: false }, /^Masa yang kamu bayar sudah habis/],
    ['system', {}, /^Masa yang kamu bayar sudah habis/],
    ['customer', { isPaid: false }, /^Belum ada yang dibayar/],
    ['Sari Admin', { groupClosedAt: at }, /^Tidak ada hari berbayar yang tersisa/],
    ['Sari Admin', { role: 'host' }, /^Penggantianmu dihitung sampai hari itu/],
    ['customer', { role: 'host', wasActive: false }, /^Host tidak membayar ke kami/],
  ] as const)('why none comes back, ended by %s with %j', (who, more, words) => {
    expect(by(who, more).money).toMatch(words);
  });
});
