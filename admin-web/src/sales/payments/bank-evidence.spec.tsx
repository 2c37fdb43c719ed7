import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { openDesk } from '../../../test/open-payments-desk';
import { openPage } from '../../../test/open-page';
import { signInAs } from '../../../test/sign-in-as';
import {
  type StubPayments,
  evidenceFixture,
  lineFixture,
  paymentFixture,
  stubPayments,
} from '../../../test/stub-payments';
import { user } from '../../../test/user';
import { PaymentShow } from './payment-show';

const [first, second] = [paymentFixture(1), paymentFixture(2)];
let desk: StubPayments;
beforeEach(() => {
  desk = stubPayments([first, second]);
});

const evidence = () => screen.findByRole('region', { name: 'Rekening koran' });
const take = { name: /^Konfirmasi dengan baris ini/ };
const selected = () => screen.getByRole('option', { selected: true, hidden: true }).textContent;
const target = evidenceFixture([]).target!;

describe('the lines of the bank beside a proof', () => {
  it('say day, words and reasons, and confirm the payment by one press; then the next one is looked at', async () => {
    const line = lineFixture(first);
    desk.evidence[first.id] = evidenceFixture([line]);
    await openDesk(desk);
    const shown = await evidence();
    await waitFor(() => expect(shown).toHaveTextContent('BCA · 26 Nov 14.02'));
    expect(shown).toHaveTextContent('Rp54.001');
    expect(shown).toHaveTextContent('TRSF E-BANKING CR PENGIRIM 1');
    expect(shown).toHaveTextContent('Pasti: nominal sama, nama pengirim');
    await user.click(within(shown).getByRole('button', take));
    await waitFor(() => expect(selected()).toContain('PTG-2'));
    expect(desk.acts).toEqual([{ id: line.id, action: 'confirm', body: target }]);
  });

  it('are taken with B, the best of them; the others stand behind one press', async () => {
    const other = lineFixture(first, {
      id: first.id.replace(/^0/, '6'),
      confidence: 'possible',
      description: 'SETORAN TUNAI',
    });
    desk.evidence[first.id] = evidenceFixture([lineFixture(first), other]);
    await openDesk(desk);
    expect(await screen.findByText(/PENGIRIM 1$/)).toBeInTheDocument();
    expect(screen.queryByText('SETORAN TUNAI')).toBeNull();
    await user.click(screen.getByRole('button', { name: '1 baris lain mungkin cocok' }));
    expect(screen.getByText('SETORAN TUNAI')).toBeInTheDocument();
    await user.keyboard('b');
    await waitFor(() => expect(desk.acts).toHaveLength(1));
    expect(desk.acts[0]!.id).toBe(lineFixture(first).id);
  });

  it.each([
    ['others await the amount too', { confidence: 'possible', others: 2 }, 'Juga cocok untuk 2 lainnya'],
    ['it is too little', { amount: 50_000, reasons: ['sender', 'short'] }, 'Kurang Rp4.001'],
  ] as const)('are looked at again before they are taken, where %s', async (_why, change, said) => {
    const line = lineFixture(first, {
      ...change,
      reasons: [...('reasons' in change ? change.reasons : ['amount' as const])],
    });
    desk.evidence[first.id] = evidenceFixture([line]);
    await openDesk(desk);
    await user.click(await screen.findByRole('button', take));
    const form = screen.getByRole('region', { name: /^Konfirmasi Rp.*[?]$/ });
    expect(form).toHaveTextContent(said);
    expect(desk.acts).toEqual([]);
    await user.click(within(form).getByRole('button', take));
    await waitFor(() => expect(desk.acts).toEqual([{ id: line.id, action: 'confirm', body: target }]));
  });

  it('ask what the API asks: a reason far above, and which of two transfers it is', async () => {
    const line = lineFixture(first, { farAbove: true, amount: 9_000_000, reasons: ['sender', 'over'] });
    desk.evidence[first.id] = evidenceFixture([line]);
    await openDesk(desk);
    await user.click(await screen.findByRole('button', take));
    const form = screen.getByRole('region', { name: /[?]$/ });
    await user.click(within(form).getByRole('button', take));
    expect(desk.acts).toEqual([]);
    await user.type(within(form).getByRole('textbox', { name: /Alasan/ }), 'Bayar untuk setahun');
    const body = { fields: [], errors: { transfer: 'Yang mana?' } };
    desk.failNextWith = new HttpError('Yang mana?', 422, body);
    await user.click(within(form).getByRole('button', take));
    await user.click(await within(form).findByRole('radio', { name: /Dibayar dua kali/ }));
    await user.click(within(form).getByRole('button', take));
    const answers = { reason: 'Bayar untuk setahun', transfer: 'second' };
    await waitFor(() =>
      expect(desk.acts).toEqual([{ id: line.id, action: 'confirm', body: { ...target, ...answers } }]),
    );
  });

  it('leave the form to another payment: what was begun for one is not for the next', async () => {
    desk.evidence[first.id] = evidenceFixture([lineFixture(first, { confidence: 'possible', others: 1 })]);
    await openDesk(desk);
    await user.click(await screen.findByRole('button', take));
    await user.click(screen.getAllByRole('option')[1]!);
    expect(screen.queryByRole('region', { name: /[?]$/ })).toBeNull();
    expect(desk.acts).toEqual([]);
  });
});

describe('a payment without a line', () => {
  const BCA = (lastDay: string | null) => [{ bankName: 'BCA', lastDay }];

  it('says since when none came, and how far the statements reach', async () => {
    desk.evidence[first.id] = evidenceFixture([], {
      accounts: [...BCA('2099-12-31'), { bankName: 'Mandiri', lastDay: null }],
    });
    await openDesk(desk);
    const shown = await evidence();
    await waitFor(() => expect(shown).toHaveTextContent('Belum ada baris yang cocok sejak 25 Nov.'));
    expect(shown).toHaveTextContent('BCA sampai 31 Des · Mandiri belum diunggah');
    expect(screen.queryByRole('button', take)).toBeNull();
    await user.keyboard('b');
    expect(desk.acts).toEqual([]);
  });

  it('is not said to have none where no statement reaches the day of the transfer', async () => {
    desk.evidence[first.id] = evidenceFixture([], { accounts: BCA('2026-01-01') });
    await openDesk(desk);
    await waitFor(async () => expect(await evidence()).toHaveTextContent('belum sampai hari transfernya'));
    expect(screen.queryByText(/Belum ada baris/)).toBeNull();
  });

  it('says nothing to support, who may not read the bank', async () => {
    desk.evidence[first.id] = evidenceFixture([lineFixture(first)]);
    await openDesk(desk, {}, 'support');
    expect(screen.queryByRole('region', { name: 'Rekening koran' })).toBeNull();
  });
});

describe('the page of a payment', () => {
  const open = async (change: Partial<typeof first>) => {
    signInAs('owner');
    const payment = paymentFixture(1, change);
    await openPage(<PaymentShow />, {
      resource: 'payments',
      path: '/payments/:id/show',
      at: `/payments/${payment.id}/show`,
      dataProvider: { ...desk.dataProvider, getOne: async () => ({ data: payment as never }) },
    });
  };

  it('has the line too, and confirms by it', async () => {
    desk.evidence[first.id] = evidenceFixture([lineFixture(first)]);
    await open({});
    await user.click(await screen.findByRole('button', take));
    await waitFor(() => expect(desk.acts).toEqual([{ id: lineFixture(first).id, action: 'confirm', body: target }]));
  });

  it('of one that was confirmed by its proof notes it at its line, and shows the line it stands in', async () => {
    const noted = { target: 'payment', targetUid: first.id } as const;
    desk.evidence[first.id] = evidenceFixture([lineFixture(first)], { target: noted });
    await open({ state: 'confirmed', allowedActions: [] });
    await user.click(await screen.findByRole('button', { name: 'Catat di baris ini' }));
    await waitFor(() => expect(desk.acts).toEqual([{ id: lineFixture(first).id, action: 'confirm', body: noted }]));
  });
});
