import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { AdminErrand } from '#contracts/products/errands/errands.admin.http';
import { openPage } from '../../../test/open-page';
import { signInAs } from '../../../test/sign-in-as';
import { stubRecords } from '../../../test/stub-records';
import { ErrandShow } from './errand-show';

const errand = {
  id: '70000001-0000-4000-8000-000000000001',
  code: 'STP-ABCDEFG',
  customerUid: '70000002-0000-4000-8000-000000000001',
  customerName: 'Budi',
  waLink: 'https://wa.me/6281234567890',
  state: 'bought',
  name: 'Teko Keramik',
  link: '',
  note: '',
  picture: null,
  quantity: 2,
  ceiling: 120_000,
  unitPrice: 45_000,
  goods: 90_000,
  fee: 10_000,
  weightGrams: 450,
  quoteNote: '',
  quotedAt: '2026-11-20T03:00:00.000Z',
  quoteEndsAt: '2026-11-23T03:00:00.000Z',
  reason: null,
  orderUid: '70000003-0000-4000-8000-000000000001',
  orderNumber: 'PTG-1',
  shipmentUid: '70000004-0000-4000-8000-000000000001',
  shipmentState: 'to-pack',
  cost: 80_000,
  receipt: null,
  boughtAt: '2026-11-21T03:00:00.000Z',
  version: 4,
  createdAt: '2026-11-19T03:00:00.000Z',
  allowedActions: [],
  forbiddenActions: [],
} satisfies AdminErrand;

const WAY_OUT = /Batalkan kirimannya/;
it.each([
  ['that was bought says that its parcel is the way out', 'bought', 'to-pack', true],
  ['whose money goes back says so no more', 'refunded', 'cancelled', false],
] as const)('an errand %s, and leads to it once', async (_, state, shipmentState, isOpen) => {
  signInAs('owner');
  const { dataProvider } = stubRecords({ errands: [{ ...errand, state, shipmentState }] });
  const at = `/errands/${errand.id}/show`;
  await openPage(<ErrandShow />, { resource: 'errands', path: '/errands/:id/show', at, dataProvider });
  expect(await screen.findByRole('link', { name: 'Buka kirimannya' })).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(links.filter((href) => href.includes(errand.shipmentUid))).toHaveLength(1);
  expect(screen.queryAllByText(WAY_OUT)).toHaveLength(isOpen ? 1 : 0);
});
