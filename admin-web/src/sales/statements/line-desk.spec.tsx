import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import type { AdminStatementLine } from '#contracts/sales/statements.admin.http';
import { renderRecord } from '../../../test/render-record';
import { stubPayments } from '../../../test/stub-payments';
import { user } from '../../../test/user';
import { LineDesk } from './line-desk';

const target = '20000000-0000-4000-8000-000000000001';
const line: AdminStatementLine = {
  id: '30000000-0000-4000-8000-000000000001',
  statementUid: '40000000-0000-4000-8000-000000000001',
  bankName: 'BCA',
  line: 1,
  bookedOn: '2026-11-02',
  bookedAt: null,
  amount: 154_000,
  description: 'TRSF CR PTG-1',
  reference: null,
  state: 'open',
  confidence: 'certain',
  proposals: [
    {
      target: 'invoice',
      targetUid: target,
      kind: 'purchase',
      amount: 54_000,
      count: 1,
      orderUid: target,
      orderNumber: 'PTG-1',
      customerName: 'Budi',
      reasons: ['over', 'number'],
      senderName: null,
      senderBank: null,
      isWaiting: false,
      saidAt: null,
      isDone: false,
      farAbove: false,
      also: [],
      proofUrl: null,
    },
  ],
  usedFor: null,
  unplaced: [],
  transferFee: 0,
  reversals: [],
  proposed: null,
  reason: null,
  decidedBy: null,
  decidedAt: null,
  allowedActions: ['ignore', 'charge', 'assign', 'book', 'confirm'],
};
const WHY =
  'Di atas tagihan Rp54.000. Bersama Rp450.000 yang kamu putuskan sendiri dalam 30 hari terakhir, ini mencapai Rp500.000.';

it('a line that only the sum of 30 days stops says so, and takes a reason', async () => {
  const desk = stubPayments([line as never]);
  await renderRecord(<LineDesk state="open" />, {
    resource: 'statement-lines',
    record: line,
    dataProvider: desk.dataProvider,
  });
  desk.failNextWith = new HttpError('Ditolak', 422, {
    code: 'REASON_NEEDED',
    fields: [{ field: 'reason', label: 'Alasan', message: WHY }],
    errors: { reason: WHY },
  });
  await user.click(await screen.findByRole('button', { name: 'Konfirmasi (1)' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Konfirmasi' }));
  expect(await within(screen.getByRole('grid', { hidden: true })).findByText(WHY)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Konfirmasi' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(WHY)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Bayar dua bulan');
  await user.click(dialog.getByRole('button', { name: 'Konfirmasi' }));
  const body = { target: 'invoice', targetUid: target, reason: 'Bayar dua bulan' };
  await waitFor(() => expect(desk.acts).toEqual([{ id: line.id, action: 'confirm', body }]));
});

it('a line whose amount was confirmed by hand is asked about, and the answer is sent', async () => {
  const desk = stubPayments([{ ...line, allowedActions: ['assign'], proposals: [] } as never]);
  await renderRecord(<LineDesk state="open" />, {
    resource: 'statement-lines',
    record: line,
    dataProvider: desk.dataProvider,
  });
  const message = 'Pesanan PTG-1 sudah punya pembayaran Rp54.000. Transfer yang sama, atau dibayar dua kali?';
  desk.failNextWith = new HttpError('Ditolak', 422, {
    code: 'SAME_OR_SECOND',
    fields: [{ field: 'transfer', label: 'Transfer', message }],
    errors: { transfer: message },
  });
  await user.click(await screen.findByRole('button', { name: 'Pasangkan' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Nomor pesanan/ }), 'PTG-1');
  expect(dialog.queryByRole('radio')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Pasangkan' }));
  await user.click(await dialog.findByRole('radio', { name: /Dibayar dua kali/ }));
  expect(dialog.getByRole('radio', { name: /Transfer yang sama/ })).not.toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Pasangkan' }));
  const body = { number: 'PTG-1', transfer: 'second' };
  await waitFor(() => expect(desk.acts).toEqual([{ id: line.id, action: 'assign', body }]));
});

it('money that came and was sent by the shop is proposed as a transfer that the bank gives back', async () => {
  const [first] = line.proposals;
  const proposals = [
    { ...first!, target: 'payout' as const, orderUid: null, orderNumber: null, saidAt: '2026-11-01T03:00:00.000Z' },
  ];
  const back = { ...line, amount: 54_000, proposals };
  const desk = stubPayments([back as never]);
  await renderRecord(<LineDesk state="open" />, {
    resource: 'statement-lines',
    record: back,
    dataProvider: desk.dataProvider,
  });
  expect(await screen.findByText(/Transfer yang dikembalikan bank: Budi, Rp54\.000, 1 Nov/)).toBeInTheDocument();
  expect(screen.queryByText('Bukti pelanggan')).toBeNull();
});

it('a line whose proposal waits says so with its order, and not that it may be something', async () => {
  const proposed = {
    orderUid: target,
    orderNumber: 'PTG-9',
    isAside: false,
    isReversal: false,
    amount: 154_000,
    by: 'Sari',
    byUid: target,
    at: '2026-11-02T03:00:00.000Z',
    reason: 'Titipan arisan',
  };
  const waiting: AdminStatementLine = {
    ...line,
    confidence: 'none',
    proposals: [],
    proposed,
    allowedActions: ['confirm', 'withdraw', 'assign'],
  };
  const desk = stubPayments([waiting as never]);
  await renderRecord(<LineDesk state="open" />, {
    resource: 'statement-lines',
    record: waiting,
    dataProvider: desk.dataProvider,
  });
  const row = within(await screen.findByRole('grid'));
  expect(row.getByText('Menunggu admin lain')).toBeInTheDocument();
  expect(row.getByText('PTG-9')).toBeInTheDocument();
  expect(row.queryByText(/Mungkin|Tidak ada/)).toBeNull();
});

it('a line that was charged by mistake is taken back, and its history says so', async () => {
  const charged: AdminStatementLine = {
    ...line,
    amount: -88_000,
    state: 'charged',
    confidence: 'none',
    proposals: [],
    reversals: [{ of: 'charge', amount: -88_000, by: 'Sari', at: '2026-11-02T03:00:00.000Z', reason: 'Salah baris' }],
    allowedActions: ['reverse'],
  };
  const desk = stubPayments([charged as never]);
  await renderRecord(<LineDesk state="charged" />, {
    resource: 'statement-lines',
    record: charged,
    dataProvider: desk.dataProvider,
  });
  expect(await screen.findByText(/^Biaya Rp88\.000 dibatalkan Sari, 2 Nov.*“Salah baris”$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Batalkan pembukuan' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Biaya Rp88.000 dibatalkan di buku; baris kembali ke belum dicocokkan.')).toBeVisible();
  expect(dialog.queryByText(/tidak bisa diurungkan/)).toBeNull();
  await user.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Transfer ke tempat main');
  await user.click(dialog.getByRole('button', { name: 'Batalkan pembukuan' }));
  const body = { reason: 'Transfer ke tempat main' };
  await waitFor(() => expect(desk.acts).toEqual([{ id: line.id, action: 'reverse', body }]));
});

it('a line that was settled by mistake is taken back, and says where its money is then', async () => {
  const settled: AdminStatementLine = {
    ...line,
    amount: 88_000,
    state: 'settled',
    confidence: 'none',
    proposals: [],
    reversals: [
      { of: 'settlement', amount: 88_000, by: 'Sari', at: '2026-11-02T03:00:00.000Z', reason: 'Salah baris' },
    ],
    allowedActions: ['reverse'],
  };
  const desk = stubPayments([settled as never]);
  await renderRecord(<LineDesk state="settled" />, {
    resource: 'statement-lines',
    record: settled,
    dataProvider: desk.dataProvider,
  });
  expect(await screen.findByText(/^Setoran Rp88\.000 dibatalkan Sari, 2 Nov/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Batalkan pembukuan' }));
  expect(within(screen.getByRole('dialog')).getByText(/^Setoran Rp88\.000 dibatalkan di buku/)).toBeVisible();
});

it('that a large charge is to be taken back waits, and says so', async () => {
  const proposed = {
    orderUid: null,
    orderNumber: null,
    isAside: false,
    isReversal: true,
    amount: 600_000,
    by: 'Sari',
    byUid: target,
    at: '2026-11-02T03:00:00.000Z',
    reason: 'Salah baris',
  };
  const allowedActions = ['reverse', 'withdraw'];
  const waiting = { ...line, state: 'charged', proposals: [], confidence: 'none', proposed, allowedActions };
  const desk = stubPayments([waiting as never]);
  await renderRecord(<LineDesk state="charged" />, {
    resource: 'statement-lines',
    record: waiting as AdminStatementLine,
    dataProvider: desk.dataProvider,
  });
  expect(await screen.findByText(/sebagai salah catat, bukan biaya, bunga bank, atau setoran/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Tarik usulan' })).toBeInTheDocument();
});
