import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { resizableWindow } from '../../../test/window-width';
import { openPage } from '../../../test/open-page';
import { stubPayments } from '../../../test/stub-payments';
import { user } from '../../../test/user';
import { MaintenanceList } from './maintenance-list';

const row = {
  id: '1f0d2c5e-7a61-5f0b-9a34-6d61696e0001',
  platform: 'main',
  isActive: false,
  changedAt: null,
  allowedActions: ['start'],
};

it('the dialog of a row keeps what was typed when the table turns into cards, and still acts on that row', async () => {
  const { turn } = resizableWindow();
  const desk = stubPayments([]);
  await openPage(<MaintenanceList />, {
    resource: 'maintenance',
    path: '/maintenance',
    dataProvider: { ...desk.dataProvider, getList: async () => ({ data: [row] as never[], total: 1 }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Tutup toko' }));
  await user.type(screen.getByRole('textbox', { name: /Alasan/ }), 'Pindah server');
  for (const way of ['narrow', 'wide', 'narrow'] as const) {
    act(() => turn(way));
    expect(screen.getByRole('textbox', { name: /Alasan/ })).toHaveValue('Pindah server');
  }
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Tutup toko' }));
  await waitFor(() => expect(desk.acts).toEqual([{ id: row.id, action: 'start', body: { reason: 'Pindah server' } }]));
});
