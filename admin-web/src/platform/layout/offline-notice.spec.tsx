import { afterEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { AdminContext, memoryStore } from 'react-admin';
import { i18nProvider } from '../../../test/providers';
import { OfflineNotice } from './offline-notice';

afterEach(() => onlineManager.setOnline(true));

it('is shown as long as the browser is offline', async () => {
  render(
    <AdminContext i18nProvider={i18nProvider} store={memoryStore()}>
      <OfflineNotice />
    </AdminContext>,
  );
  const notice = await screen.findByRole('status');
  expect(notice).toBeEmptyDOMElement();
  act(() => onlineManager.setOnline(false));
  expect(notice).toHaveTextContent('Kamu sedang offline');
  act(() => onlineManager.setOnline(true));
  expect(notice).toBeEmptyDOMElement();
});
