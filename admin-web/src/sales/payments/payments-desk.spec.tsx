import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openDesk } from '../../../test/open-payments-desk';
import { type StubPayments, paymentFixture, stubPayments } from '../../../test/stub-payments';
import { user } from '../../../test/user';
import { REJECT_REASONS } from './payment-reject-dialog';

let desk: StubPayments;

/** By the admin who is signed in. */
const PROPOSED = {
  received: 50_000_000,
  by: 'Sari',
  byUid: '0b0f3b0e-0000-4000-8000-000000000001',
  at: '2026-11-26T10:00:00.000Z',
  reason: 'Bayar untuk setahun',
};
const selected = () => screen.getByRole('option', { selected: true, hidden: true }).textContent;
const queueLength = () => screen.getAllByRole('option').length;
/** What is decided, beside the proof. */
const panel = () => screen.queryByRole('region', { name: /[?]$|^Tolak bukti/ });

beforeEach(() => {
  desk = stubPayments([paymentFixture(1), paymentFixture(2), paymentFixture(3)]);
});

describe('payments desk for a role that only reads', () => {
  it('has no decisions, neither as buttons nor as keys', async () => {
    desk = stubPayments([paymentFixture(1, { allowedActions: [] }), paymentFixture(2, { allowedActions: [] })]);
    await openDesk(desk, {}, 'support');
    expect(screen.queryByRole('button', { name: 'Konfirmasi' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Tolak' })).toBeNull();
    await user.keyboard('c');
    expect(panel()).toBeNull();
    await user.keyboard('j');
    expect(selected()).toContain('PTG-2');
  });
});

describe('a proof that was sent for another order too', () => {
  it('is warned of before the receipt and the buttons', async () => {
    const twin = { orderUid: '10000000-0000-4000-8000-000000000009', orderNumber: 'PTG-9', proofUrl: '/lama.webp' };
    desk = stubPayments([paymentFixture(1, { proofUrl: '/bukti.webp', similarProofOrders: [twin] })]);
    await openDesk(desk);
    const [warning, tool, confirm] = [
      screen.getByRole('alert'),
      screen.getByRole('img', { name: /PTG-1/ }),
      screen.getByRole('button', { name: 'Konfirmasi' }),
    ];
    expect(warning.compareDocumentPosition(tool)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(warning.compareDocumentPosition(confirm)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is marked in the queue and named beside the payment, also while it is decided', async () => {
    const twin = { orderUid: '10000000-0000-4000-8000-000000000009', orderNumber: 'PTG-9', proofUrl: '/lama.webp' };
    desk = stubPayments([paymentFixture(1, { sameProofOrders: [twin] }), paymentFixture(2)]);
    await openDesk(desk);
    const marked = screen
      .getAllByRole('option')
      .map((row) => within(row).queryByTitle(/Bukti ini sudah pernah dikirim/));
    expect(marked.map(Boolean)).toEqual([true, false]);
    expect(screen.getByRole('alert')).toHaveTextContent('Bukti sama persis dengan PTG-9');
    expect(screen.getByRole('link', { name: 'PTG-9' })).toHaveAttribute('href', `/orders/${twin.orderUid}/show`);
    await user.keyboard('c');
    expect(screen.getByRole('alert')).toHaveTextContent('PTG-9');
    await user.keyboard('{Escape}j');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('is compared with it side by side, and its keys decide nothing meanwhile', async () => {
    const twins = [8, 9].map((n) => ({
      orderUid: `10000000-0000-4000-8000-00000000000${n}`,
      orderNumber: `PTG-${n}`,
      proofUrl: `/lama-${n}.webp`,
    }));
    desk = stubPayments([paymentFixture(1, { proofUrl: '/bukti.webp', similarProofOrders: twins })]);
    await openDesk(desk);
    await user.click(screen.getByRole('button', { name: 'Bandingkan' }));
    const dialog = screen.getByRole('dialog', { name: 'Cocokkan nomor referensi dan waktunya' });
    const shown = () =>
      within(dialog)
        .getAllByRole('img')
        .map((picture) => picture.getAttribute('src'));
    expect(shown()).toEqual(['/bukti.webp', '/lama-8.webp']);
    await user.click(within(dialog).getByRole('button', { name: 'PTG-9' }));
    expect(shown()).toEqual(['/bukti.webp', '/lama-9.webp']);
    await user.keyboard('c');
    expect(panel()).toBeNull();
  });
});

describe('payments desk by keyboard', () => {
  it('moves with J, K and the arrows, and stops at both ends', async () => {
    await openDesk(desk);
    expect(selected()).toContain('PTG-1');
    await user.keyboard('k');
    expect(selected()).toContain('PTG-1');
    await user.keyboard('j');
    expect(selected()).toContain('PTG-2');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(selected()).toContain('PTG-3');
    await user.keyboard('{ArrowUp}K');
    expect(selected()).toContain('PTG-1');
  });

  it('names the selected payment to assistive technology, with the focus in the queue', async () => {
    await openDesk(desk);
    await user.keyboard('j');
    const listbox = screen.getByRole('listbox', { name: 'Antrean pembayaran' });
    expect(listbox).toHaveFocus();
    expect(listbox.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  });

  it('confirms with C and Enter, then takes the next payment', async () => {
    await openDesk(desk);
    await user.keyboard('jc');
    expect(panel()).toHaveTextContent('Konfirmasi Rp54.002?');
    expect(within(panel()!).getByRole('button', { name: 'Konfirmasi' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(panel()).toBeNull());
    expect(desk.acts).toEqual([{ id: paymentFixture(2).id, action: 'confirm', body: {} }]);
    expect(selected()).toContain('PTG-3');
    expect(queueLength()).toBe(2);
    expect(screen.getByRole('listbox')).toHaveFocus();
  });

  it.each(['c', 'r'])(
    'keeps bank and sender in sight while it is decided, and the order number is whole: %s',
    async (key) => {
      desk = stubPayments([paymentFixture(1, { orderNumber: 'PTG-261130-4M3MJ67' })]);
      await openDesk(desk);
      await user.keyboard(key);
      expect(panel()).toHaveTextContent('BCA a.n. PENGIRIM 1');
      expect(within(panel()!).getByText('PTG-261130-4M3MJ67')).toBeVisible();
    },
  );

  it('asks for a reason when the amount is far above what is owed, as it was typed', async () => {
    await openDesk(desk);
    await user.keyboard('c');
    const received = screen.getByRole('textbox', { name: /Dana yang masuk/ });
    await user.clear(received);
    await user.type(received, '50.000.000');
    const confirm = within(panel()!).getByRole('button', { name: 'Konfirmasi' });
    await user.click(confirm);
    expect(desk.acts).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /Alasan/ }), 'Bayar untuk setahun');
    await user.click(confirm);
    const body = { received: 50_000_000, reason: 'Bayar untuk setahun' };
    await waitFor(() => expect(desk.acts).toEqual([{ id: paymentFixture(1).id, action: 'confirm', body }]));
  });

  it('asks for a reason when the amount is far below what is owed, and says what was understood', async () => {
    await openDesk(desk);
    await user.keyboard('c');
    const received = screen.getByRole('textbox', { name: /Dana yang masuk/ });
    await user.clear(received);
    await user.type(received, '54');
    const confirm = within(panel()!).getByRole('button', { name: 'Konfirmasi' });
    await user.click(confirm);
    expect(desk.acts).toEqual([]);
    expect(panel()).toHaveTextContent('Terbaca Rp54, jauh di bawah tagihan Rp54.001.');
    await user.type(screen.getByRole('textbox', { name: /Alasan/ }), 'Bank memotong biaya');
    await user.click(confirm);
    const body = { received: 54, reason: 'Bank memotong biaya' };
    await waitFor(() => expect(desk.acts).toEqual([{ id: paymentFixture(1).id, action: 'confirm', body }]));
  });

  it('says what is wrong with an amount, and then not what would become of it', async () => {
    await openDesk(desk);
    await user.keyboard('c');
    const received = screen.getByRole('textbox', { name: /Dana yang masuk/ });
    await user.clear(received);
    await user.type(received, '54.001,50');
    expect(panel()).toHaveTextContent(/disimpan sebagai kredit/);
    await user.clear(received);
    await user.type(received, '9.000.000.000');
    await user.click(within(panel()!).getByRole('button', { name: 'Konfirmasi' }));
    await waitFor(() => expect(received).toHaveAttribute('aria-invalid', 'true'));
    expect(panel()).not.toHaveTextContent(/kredit|jauh di/);
    expect(desk.acts).toEqual([]);
  });

  it('shows an amount that another admin has proposed, and confirms it as it is', async () => {
    const proposed = { ...PROPOSED, byUid: '30000000-0000-4000-8000-000000000001' };
    desk.waiting = [paymentFixture(1, { proposed })];
    await openDesk(desk);
    await user.keyboard('c');
    expect(panel()).toHaveTextContent('Konfirmasi Rp50.000.000?');
    expect(panel()).toHaveTextContent('Sari mengajukan Rp50.000.000, ');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(desk.acts).toHaveLength(1));
    expect(desk.acts[0]!.body).toEqual({ received: 50_000_000 });
  });

  it('gives who has proposed an amount a reason to write again, and a way out', async () => {
    desk.waiting = [paymentFixture(1, { proposed: PROPOSED })];
    await openDesk(desk);
    await user.keyboard('c');
    expect(panel()).toHaveTextContent('Menunggu admin lain');
    const confirm = within(panel()!).getByRole('button', { name: 'Konfirmasi' });
    await user.click(confirm);
    expect(desk.acts).toEqual([]);
    expect(screen.getByRole('textbox', { name: /Alasan/ })).toHaveAttribute('aria-invalid', 'true');
    await user.click(within(panel()!).getByRole('button', { name: 'Tarik usulan' }));
    await user.type(screen.getByRole('textbox', { name: /Alasan/ }), 'Salah ketik');
    await user.click(within(panel()!).getByRole('button', { name: 'Tarik usulan' }));
    const body = { reason: 'Salah ketik' };
    await waitFor(() => expect(desk.acts).toEqual([{ id: paymentFixture(1).id, action: 'withdraw', body }]));
    await waitFor(() => expect(panel()).toBeNull());
  });

  it('keeps a payment whose amount is only proposed, and says so', async () => {
    await openDesk(desk);
    const { act: decide } = desk.dataProvider;
    desk.dataProvider.act = async (...call) => {
      await decide(...call);
      desk.waiting = [paymentFixture(1, { proposed: PROPOSED }), paymentFixture(2), paymentFixture(3)];
      return { data: { uid: call[1], isProposed: true } };
    };
    await user.keyboard('c{Enter}');
    await waitFor(() => expect(panel()).toBeNull());
    expect(queueLength()).toBe(3);
    expect(selected()).toContain('PTG-1');
  });

  it('decides beside the proof, never over it; another payment shuts what was begun', async () => {
    desk = stubPayments([paymentFixture(1, { proofUrl: '/proof.png' }), paymentFixture(2)]);
    await openDesk(desk);
    await user.keyboard('c');
    expect(panel()).toHaveTextContent('Konfirmasi Rp54.001?');
    expect(screen.queryByRole('dialog')).toBeNull();
    const proof = screen.getByRole('img', { name: /PTG-1/ });
    expect(proof.compareDocumentPosition(panel()!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(screen.getAllByRole('option')[1]!);
    expect(panel()).toBeNull();
    expect(selected()).toContain('PTG-2');
    expect(desk.acts).toEqual([]);
  });

  it('asks before it confirms with Enter, and Esc changes nothing', async () => {
    await openDesk(desk);
    await user.keyboard('{Enter}');
    expect(panel()).not.toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(panel()).toBeNull());
    expect(desk.acts).toEqual([]);
    expect(selected()).toContain('PTG-1');
    expect(screen.getByRole('listbox')).toHaveFocus();
  });

  it('rejects with a preset reason picked by its number', async () => {
    await openDesk(desk);
    await user.keyboard('r');
    expect(screen.getAllByRole('radio')[0]).toHaveFocus();
    await user.keyboard('2');
    await user.click(within(panel()!).getByRole('button', { name: 'Tolak bukti' }));
    await waitFor(() => expect(panel()).toBeNull());
    expect(desk.acts).toEqual([
      { id: paymentFixture(1).id, action: 'reject', body: { reason: REJECT_REASONS.otherAmount } },
    ]);
    expect(selected()).toContain('PTG-2');
  });

  it('rejects nothing without a reason', async () => {
    await openDesk(desk);
    await user.keyboard('r');
    await user.click(within(panel()!).getByRole('button', { name: 'Tolak bukti' }));
    expect(screen.getByRole('textbox', { name: /Pesan untuk pelanggan/ })).toHaveAttribute('aria-invalid', 'true');
    expect(desk.acts).toEqual([]);
  });

  it('ignores letters in text fields and in dialogs', async () => {
    await openDesk(desk);
    await user.click(screen.getByRole('textbox', { name: /^Cari/ }));
    await user.keyboard('jcr');
    expect(panel()).toBeNull();
    expect(selected()).toContain('PTG-1');
    await user.clear(screen.getByRole('textbox', { name: /^Cari/ }));
    await user.click(screen.getAllByRole('option')[0]!);
    await user.keyboard('r');
    await user.type(screen.getByRole('textbox', { name: /Pesan untuk pelanggan/ }), 'jck?');
    expect(panel()).not.toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(selected()).toContain('PTG-1');
  });

  it('ignores the letter after G, which belongs to the menu', async () => {
    await openDesk(desk);
    await user.keyboard('gr');
    expect(panel()).toBeNull();
    await user.keyboard('r');
    expect(panel()).not.toBeNull();
  });

  it('shows its help with ?', async () => {
    await openDesk(desk);
    await user.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Pintasan papan tik' })).toBeInTheDocument();
  });

  it('has no letter shortcuts when they are switched off, but arrows and Enter in the focused queue', async () => {
    await openDesk(desk);
    await user.click(screen.getByRole('switch', { name: 'Pintasan' }));
    await user.keyboard('jcr?');
    expect(panel()).toBeNull();
    expect(selected()).toContain('PTG-1');
    act(() => screen.getByRole('listbox').focus());
    await user.keyboard('{ArrowDown}');
    expect(selected()).toContain('PTG-2');
    await user.keyboard('{Enter}');
    expect(panel()).toHaveTextContent('PTG-2');
  });
});
