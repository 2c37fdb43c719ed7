import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { AdminContext, TestMemoryRouter, memoryStore } from 'react-admin';
import { aWindow } from '../../test/a-window';
import { scriptedDesk } from '../../test/scripted-provider';
import { user } from '../../test/user';
import { i18nProvider } from '../i18n/i18n-provider';
import { ActionDialog } from '../shared/action-dialog';
import { ConsoleLayout } from './layout';

const nothing = () => undefined;

const Dialog = () => (
  <ActionDialog title="Tolak" submitLabel="Tolak" pending={false} error={null} onSubmit={nothing} onClose={nothing}>
    <input aria-label="Alasan" />
  </ActionDialog>
);

it('a dialog keeps what was typed and stays within reach when the phone is turned', async () => {
  const { turn } = aWindow();
  const dataProvider = { ...scriptedDesk([]).dataProvider, dashboard: () => new Promise<never>(nothing) };
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
