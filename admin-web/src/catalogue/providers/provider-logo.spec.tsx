import { beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openPage } from '../../../test/open-page';
import { stubRecords } from '../../../test/stub-records';
import { user } from '../../../test/user';
import { ProviderShow } from './provider-show';

const netflix = {
  id: '70000000-0000-4000-8000-000000000009',
  slug: 'netflix',
  name: 'Netflix',
  category: 'Streaming',
  color: '#e50914',
  tagline: 'Film dan serial',
  description: 'Tonton bareng.',
  position: 1,
  hidden: false,
  openGroups: 0,
  createdAt: '2026-11-20T03:00:00.000Z',
  version: 1,
};
beforeEach(() => {
  URL.createObjectURL = () => 'blob:logo';
  URL.revokeObjectURL = () => undefined;
});

async function open(given: object) {
  const script = stubRecords({ providers: [{ ...netflix, ...given }], packages: [] });
  await openPage(<ProviderShow />, {
    resource: 'providers',
    path: '/providers/:id/show',
    at: `/providers/${netflix.id}/show`,
    dataProvider: script.dataProvider,
  });
  return script;
}

it('a logo is chosen, seen on the white plate of the shop, and sent', async () => {
  const script = await open({ allowedActions: ['set-logo'] });
  expect(await screen.findByText('Belum ada: toko memakai huruf di atas warnanya.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pasang logo' }));
  const dialog = screen.getByRole('dialog');
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]')!;
  expect(input.accept).toBe('image/png,image/webp,image/jpeg,image/svg+xml');
  await user.upload(input, new File(['<svg/>'], 'netflix.svg', { type: 'image/svg+xml' }));
  expect(within(dialog).getByRole('img', { name: /netflix\.svg/ }).style.backgroundColor).toBe('rgb(255, 255, 255)');
  await user.click(within(dialog).getByRole('button', { name: 'Pasang logo' }));
  const [{ act, body }] = script.writes as unknown as [{ act: string; body: FormData }];
  expect([act, ...body.keys()]).toEqual(['set-logo', 'logo']);
});

it('the record shows the logo that is there', async () => {
  await open({ allowedActions: ['set-logo', 'remove-logo'], logo: '/api/customer/provider/logo/a' });
  await screen.findByRole('button', { name: 'Pasang logo' });
  const [logo] = document.querySelectorAll<HTMLImageElement>('img[src="/api/customer/provider/logo/a"]');
  expect([logo!.alt, logo!.style.backgroundColor]).toEqual(['', 'rgb(255, 255, 255)']);
  expect(screen.queryByText('Belum ada: toko memakai huruf di atas warnanya.')).toBeNull();
});
