import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { clearDrafts } from '../../platform/draft-store';
import { AddressForm } from './address-form';

const { showModal, close } = HTMLDialogElement.prototype;
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close: () => undefined,
  });
});
afterAll(() => void Object.assign(HTMLDialogElement.prototype, { showModal, close }));
afterEach(() => {
  cleanup();
  clearDrafts();
});

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AddressForm
        address={null}
        known={{ name: 'Sari', phoneNumber: '' }}
        onSaved={() => undefined}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  );
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

it('an address that was half written is there again, with the city of its province', async () => {
  open();
  fireEvent.input(screen.getByLabelText('Simpan sebagai'), { target: { value: 'Rumah' } });
  fireEvent.change(screen.getByLabelText('Provinsi'), { target: { value: '21' } });
  fireEvent.change(screen.getByLabelText('Kota atau kabupaten'), { target: { value: 'Kota Batam' } });
  cleanup();
  open();
  await waitFor(() => expect(value('Kota atau kabupaten')).toBe('Kota Batam'));
  expect([value('Simpan sebagai'), value('Provinsi')]).toEqual(['Rumah', '21']);
});
