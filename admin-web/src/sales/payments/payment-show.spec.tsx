import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../../test/open-page';
import { paymentFixture, stubPayments } from '../../../test/stub-payments';
import { user } from '../../../test/user';
import { PaymentShow } from './payment-show';

let desk: ReturnType<typeof stubPayments>;

async function openPayment() {
  const payment = paymentFixture(1);
  desk = stubPayments([payment]);
  await openPage(<PaymentShow />, {
    resource: 'payments',
    path: '/payments/:id/show',
    at: `/payments/${payment.id}/show`,
    dataProvider: { ...desk.dataProvider, getOne: async () => ({ data: payment as never }) },
  });
  await screen.findByRole('button', { name: 'Konfirmasi pembayaran' });
}
const panel = () => screen.getByRole('region', { name: /[?]$|^Tolak bukti/ });

beforeEach(openPayment);

it.each([
  ['Konfirmasi pembayaran', 'Konfirmasi Rp54.001?', /^Konfirmasi/],
  ['Tolak bukti', 'Tolak bukti', /^Tolak bukti/],
])('a payment is decided beside its proof, which no dialog covers: %s', async (button, title, act) => {
  await user.click(screen.getByRole('button', { name: button }));
  expect(panel()).toHaveTextContent(title);
  expect(screen.queryByRole('dialog')).toBeNull();
  // In place of the buttons, so that no two have one name.
  expect(screen.getAllByRole('button', { name: act })).toHaveLength(1);
});

it('Esc leaves the form, and the button has the focus again', async () => {
  await user.click(screen.getByRole('button', { name: 'Tolak bukti' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Tolak bukti/ })).toBeNull());
  expect(screen.getByRole('button', { name: 'Tolak bukti' })).toHaveFocus();
});

it('what is decided is sent, and the form is gone', async () => {
  await user.click(screen.getByRole('button', { name: 'Konfirmasi pembayaran' }));
  await user.click(within(panel()).getByRole('button', { name: 'Konfirmasi' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /[?]$/ })).toBeNull());
  expect(desk.acts).toEqual([{ id: paymentFixture(1).id, action: 'confirm', body: {} }]);
});
