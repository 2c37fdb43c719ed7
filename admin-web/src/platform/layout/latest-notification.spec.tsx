import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { AdminContext, TestMemoryRouter, memoryStore, useNotify } from 'react-admin';
import { user } from '../../../test/user';
import { i18nProvider } from '../../../test/providers';
import { LatestNotification } from './latest-notification';

const Decide = ({ says }: { says: string }) => {
  const notify = useNotify();
  return <button onClick={() => notify(says)}>{says}</button>;
};

it('the latest notification is shown at once, not after the earlier ones', async () => {
  render(
    <TestMemoryRouter>
      <AdminContext i18nProvider={i18nProvider} store={memoryStore()}>
        <Decide says="Dikonfirmasi" />
        <Decide says="Ditolak" />
        <LatestNotification />
      </AdminContext>
    </TestMemoryRouter>,
  );
  const expectAlert = (word: string) =>
    waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(word), { timeout: 1_000 });
  for (const word of ['Dikonfirmasi', 'Dikonfirmasi', 'Ditolak']) {
    await user.click(await screen.findByRole('button', { name: word }));
    await expectAlert(word);
  }
});
