import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ShipmentView } from '#contracts/sales/shipping.http';
import { ShipmentCard } from './shipment-card';

// jsdom has no dialogs.
const { showModal, close } = HTMLDialogElement.prototype;
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function hide() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
});

const card = (change: Partial<ShipmentView>) => {
  const shipment = {
    state: 'ready',
    method: 'pickup',
    info: 'Jl. Melati 5',
    address: [],
    note: '',
    phoneNumber: '+6281234567890',
    ...change,
  };
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <ShipmentCard shipment={shipment as unknown as ShipmentView} />
    </QueryClientProvider>,
  );
};

it.each([
  ['pickup', 'Sudah diambil', 'Pesananmu sudah kamu ambil?'],
  ['courier', 'Sudah diterima', 'Pesananmu sudah sampai?'],
] as const)('what goes by %s is asked about in its own words', async (method, press, question) => {
  card({ method, canReceive: true });
  fireEvent.click(screen.getByRole('button', { name: press }));
  expect(screen.getByRole('dialog').textContent).toContain(question);
});

it.each([
  ['pickup', /^Diambil /],
  ['courier', /^Diterima /],
] as const)('what went by %s says when in its own words', (method, said) => {
  card({ method, state: 'delivered', deliveredAt: '2026-11-20T02:00:00.000Z' });
  expect(screen.getByText(said).textContent).toContain('20 Nov 2026');
});
