import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AdminContext, TestMemoryRouter } from 'react-admin';
import { onPhone } from '../../../test/window-width';
import { i18nProvider } from '../../../test/providers';
import { ToolButton } from './tool-button';

it('has a visible label on a phone, and a link', () => {
  onPhone();
  render(
    <TestMemoryRouter>
      <AdminContext i18nProvider={i18nProvider}>
        <ToolButton label="sheet.import" icon={null} to="/price-import" />
        <ToolButton label="sheet.export" icon={null} />
      </AdminContext>
    </TestMemoryRouter>,
  );
  expect(screen.getByRole('link')).toHaveTextContent('Impor harga');
  expect(screen.getByRole('button')).toHaveTextContent('Ekspor harga');
});
