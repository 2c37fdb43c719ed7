import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderRecord } from '../../../test/render-record';
import { stubPayments } from '../../../test/stub-payments';
import { user } from '../../../test/user';
import { VoucherActions } from './voucher-actions';

const id = '40000000-0000-4000-8000-000000000002';

describe('recording the use of a voucher', () => {
  it('names the treatment, asks for its day, and sends both', async () => {
    const desk = stubPayments([]);
    await renderRecord(<VoucherActions />, {
      resource: 'vouchers',
      record: { id, allowedActions: ['use'], used: 2, treatments: 8, issuedAt: '2026-11-20T03:00:00.000Z' },
      dataProvider: desk.dataProvider,
    });
    await user.click(screen.getByRole('button', { name: 'Catat pemakaian' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('Perawatan ke-3 dari 8');
    fireEvent.change(within(dialog).getByLabelText(/Tanggal perawatan/), { target: { value: '2026-11-25' } });
    await user.click(within(dialog).getByRole('button', { name: 'Catat pemakaian' }));
    await waitFor(() => expect(desk.acts).toEqual([{ id, action: 'use', body: { number: 3, usedOn: '2026-11-25' } }]));
  });

  it('has no button when all treatments are used', async () => {
    await renderRecord(<VoucherActions />, {
      resource: 'vouchers',
      record: { id, allowedActions: [], used: 8, treatments: 8 },
      dataProvider: stubPayments([]).dataProvider,
    });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
