import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { AdminContext, TestMemoryRouter, memoryStore } from 'react-admin';
import { resizableWindow } from '../../../test/window-width';
import { stubPayments } from '../../../test/stub-payments';
import { user } from '../../../test/user';
import { i18nProvider } from '../../../test/providers';
import { ActionDialog } from '../actions/action-dialog';
import { ConsoleLayout } from './layout';

const nothing = () => undefined;

const Dialog = () => (
  <ActionDialog title="Tolak" submitLabel="Tolak" pending={false} error={null} onSubmit={nothing} onClose={nothing}>
    <input aria-label="Alasan" />
  </ActionDialog>
);

it('a dialog keeps its input and stays on the screen when the phone is rotated', async () => {
  const { turn } = resizableWindow();
  const dataProvider = { ...stubPayments([]).dataProvider, get: () => new Promise<never>(nothing) };
  render(
    <TestMemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        <ConsoleLayout>
          <Dialog />
        </ConsoleLayout>
      </AdminContext>
    </TestMemoryRouter>,
  );
  await user.type(await screen.findByRole('textbox', { name: 'Alasan' }), 'kurang jelas');
  for (const way of ['narrow', 'wide', 'narrow'] as const) {
    act(() => turn(way));
    // By its role: what a menu lies over has none.
    expect(screen.getByRole('textbox', { name: 'Alasan' })).toHaveValue('kurang jelas');
  }
});
