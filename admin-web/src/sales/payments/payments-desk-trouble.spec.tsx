import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { openDesk } from '../../../test/open-payments-desk';
import { type StubPayments, paymentFixture, stubPayments } from '../../../test/stub-payments';
import { user } from '../../../test/user';

let desk: StubPayments;
/** What is decided, beside the proof. */
const panel = () => screen.queryByRole('region', { name: /[?]$|^Tolak bukti/ });

beforeEach(() => {
  desk = stubPayments([paymentFixture(1), paymentFixture(2), paymentFixture(3)]);
});

it('what is asked for, and what speaks against the proof, comes before its picture', async () => {
  const { orderUid, orderNumber } = paymentFixture(2);
  desk.waiting = [
    paymentFixture(1, {
      proofUrl: '/bukti.webp',
      similarProofOrders: [{ orderUid, orderNumber, proofUrl: '/lama.webp' }],
    }),
  ];
  await openDesk(desk);
  const proof = screen.getByRole('toolbar', { name: 'Bukti transfer PTG-1' });
  for (const first of [screen.getByText(/^Bukti mirip dengan/), screen.getAllByText('Rp54.001').at(-1)!])
    expect(first.compareDocumentPosition(proof) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

describe('payments desk with concurrent changes and failures', () => {
  it('decides the payment that was read, even when the queue moves under the open dialog', async () => {
    await openDesk(desk);
    await user.keyboard('c');
    desk.waiting = [paymentFixture(2), paymentFixture(3)];
    // The tab comes back into view, and the queue is read again.
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(2));
    expect(screen.getByRole('heading', { name: 'PTG-1' })).toBeVisible();
    await user.click(within(panel()!).getByRole('button', { name: 'Konfirmasi' }));
    await waitFor(() => expect(desk.acts).toEqual([{ id: paymentFixture(1).id, action: 'confirm', body: {} }]));
  });

  it('stays open with the message of the API when a decision is refused', async () => {
    await openDesk(desk);
    desk.failNextWith = new HttpError('Pembayaran ini sudah dikonfirmasi.', 409, {});
    await user.keyboard('c{Enter}');
    expect(await within(panel()!).findByRole('alert')).toHaveTextContent('Pembayaran ini sudah dikonfirmasi.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(panel()).toBeNull());
    await user.keyboard('c');
    expect(within(panel()!).queryByRole('alert')).toBeNull();
  });

  it('retries with Enter after a lost connection: the button, disabled meanwhile, has the focus again', async () => {
    await openDesk(desk);
    desk.failNextWith = new HttpError('Server tidak bisa dihubungi.', 0, {});
    let answer = (): void => undefined;
    const { act: decide } = desk.dataProvider;
    desk.dataProvider.act = (...call) => new Promise<void>((resolve) => (answer = resolve)).then(() => decide(...call));
    await user.keyboard('c{Enter}');
    const button = within(panel()!).getByRole('button', { name: 'Konfirmasi' });
    await waitFor(() => expect(button).toBeDisabled());
    // What a browser does, and jsdom does not.
    act(() => button.blur());
    answer();
    await within(panel()!).findByRole('alert');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button).toBeDisabled());
    answer();
    await waitFor(() => expect(desk.acts).toHaveLength(1));
  });

  it('counts all that wait, not only those that are read, and one less as soon as one is decided', async () => {
    const { getList } = desk.dataProvider;
    desk.dataProvider.getList = async (...asked) => ({ ...(await getList(...asked)), total: 58 });
    await openDesk(desk);
    expect(screen.getByText('58').parentElement).toHaveTextContent(
      '58 menunggu, yang terlama di atas (3 pertama ditampilkan)',
    );
    desk.dataProvider.getList = () => new Promise(() => undefined);
    await user.keyboard('c{Enter}');
    expect((await screen.findByText('57')).parentElement).toHaveTextContent('(2 pertama ditampilkan)');
  });

  it('after a conflict offers no retry and goes on with the next payment', async () => {
    await openDesk(desk);
    desk.failNextWith = new HttpError('Pembayaran ini sudah ditolak.', 409, { code: 'ILLEGAL_PAYMENT_ACTION' });
    desk.waiting = [paymentFixture(2), paymentFixture(3)];
    await user.keyboard('c{Enter}');
    expect(await within(panel()!).findByRole('alert')).toHaveTextContent(
      /Statusnya sudah berubah sejak halaman ini dibuka.*Pembayaran ini sudah ditolak[.]/,
    );
    expect(within(panel()!).getAllByRole('button')).toEqual([within(panel()!).getByRole('button', { name: 'Lanjut' })]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(panel()).toBeNull());
    expect(screen.getByRole('heading', { name: 'PTG-2' })).toBeVisible();
    expect(desk.acts).toEqual([]);
  });

  it('does not blame another admin for a conflict after an attempt without an answer', async () => {
    await openDesk(desk);
    desk.failNextWith = new HttpError('Server tidak bisa dihubungi.', 0, {});
    await user.keyboard('c{Enter}');
    await within(panel()!).findByRole('alert');
    desk.failNextWith = new HttpError('Tidak berlaku', 409, { code: 'ILLEGAL_PAYMENT_ACTION' });
    await user.click(within(panel()!).getByRole('button', { name: 'Konfirmasi' }));
    await waitFor(() => expect(within(panel()!).getByRole('alert')).toHaveTextContent('percobaanmu yang tadi sampai'));
    expect(panel()).not.toHaveTextContent('tidak dijalankan');
  });

  it('has only the actions that the record allows', async () => {
    desk.waiting = [paymentFixture(1, { allowedActions: [] })];
    await openDesk(desk);
    expect(screen.getByRole('button', { name: 'Konfirmasi' })).toBeDisabled();
    await user.keyboard('cr');
    expect(panel()).toBeNull();
  });

  it('shows and focuses the empty state after the last decision', async () => {
    desk.waiting = [paymentFixture(1)];
    await openDesk(desk);
    await user.keyboard('c{Enter}');
    expect(await screen.findByRole('heading', { name: /Semua beres/ })).toHaveFocus();
    // Not "0 waiting, the oldest on top" above it.
    expect(document.body).not.toHaveTextContent('yang terlama di atas');
  });
});
