import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderRecord } from '../../../../test/render-record';
import { stubPayments } from '../../../../test/stub-payments';
import { user } from '../../../../test/user';
import { ReimbursementActions } from './reimbursement-actions';

const record = {
  id: '50000000-0000-4000-8000-000000000001',
  allowedActions: ['pay', 'cancel'],
  amount: 62_517,
  bankName: 'BCA',
  accountNumber: '0000001002',
  accountName: 'Hendra Gunawan',
};

describe('approving and paying a reimbursement', () => {
  const ask = async (groupSeatsPaid: number, label: string) => {
    await renderRecord(<ReimbursementActions />, {
      resource: 'reimbursements',
      record: { ...record, allowedActions: ['approve', 'pay'], groupSeats: 3, groupSeatsPaid },
      dataProvider: stubPayments([]).dataProvider,
    });
    await user.click(screen.getByRole('button', { name: label }));
    return screen.getByRole('dialog');
  };

  it.each(['Setujui', 'Catat pembayaran'])('warns while seats of the group are unpaid: %s', async (label) =>
    expect(await ask(2, label)).toHaveTextContent('Baru 2 dari 3 kursi grup ini yang sudah dibayar dan dikonfirmasi'),
  );

  it('shows no warning when all seats are paid', async () =>
    expect(await ask(3, 'Setujui')).not.toHaveTextContent('Baru'));
});

describe('recording the transfer to a host', () => {
  it('needs the reference, and sends it with the receipt as a form', async () => {
    const desk = stubPayments([]);
    await renderRecord(<ReimbursementActions />, {
      resource: 'reimbursements',
      record,
      dataProvider: desk.dataProvider,
    });
    await user.click(screen.getByRole('button', { name: 'Catat pembayaran' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('Rp62.517 → BCA 0000001002 (Hendra Gunawan)');
    const submit = within(dialog).getByRole('button', { name: 'Catat pembayaran' });

    await user.click(submit);
    expect(dialog).toHaveTextContent('Field ini wajib diisi');
    expect(desk.acts).toEqual([]);

    await user.type(within(dialog).getByRole('textbox'), 'TR');
    await user.click(submit);
    expect(dialog).toHaveTextContent('Minimal 3 karakter');
    expect(desk.acts).toEqual([]);
    await user.clear(within(dialog).getByRole('textbox'));

    const receipt = new File(['x'], 'bukti.png', { type: 'image/png' });
    await user.type(within(dialog).getByRole('textbox'), ' TRX-1 ');
    expect(within(dialog).getByRole('button', { name: 'Bukti transfer (opsional) Pilih berkas' })).toBeVisible();
    await user.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, receipt);
    await user.click(submit);
    await waitFor(() => expect(desk.acts).toHaveLength(1));
    const body = desk.acts[0]!.body as FormData;
    // jsdom's files are strangers to Node's forms, so only the field can be seen here.
    expect([desk.acts[0]!.action, body.get('reference'), [...body.keys()]]).toEqual([
      'pay',
      'TRX-1',
      ['reference', 'proof'],
    ]);
  });
});
