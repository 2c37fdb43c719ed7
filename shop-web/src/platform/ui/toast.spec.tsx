import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toast, type ToastStatus } from './toast';
import Toaster from './toaster';

beforeEach(async () => {
  jest.useFakeTimers();
  HTMLElement.prototype.setPointerCapture = () => undefined;
  await act(async () => render(<Toaster />));
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
/** The library lets a toast fade for 200 ms before it takes it away. */
const FADE_MS = 200;
async function show(status: ToastStatus, text: Parameters<typeof toast>[1]) {
  toast(status, text);
  await pass(0);
  await pass(0);
}

describe('a toast', () => {
  it.each([
    ['success', 3000],
    ['warning', 5000],
    ['neutral', 5000],
    ['error', 5000],
  ] as const)('with the status %s stays %i ms', async (status, lasts) => {
    await show(status, `pesan ${status}`);
    const line = screen.getByText(`pesan ${status}`);
    expect(line.closest('[data-sonner-toast]')!.getAttribute('data-type')).toBe(status === 'neutral' ? null : status);
    await pass(lasts - 50);
    expect(screen.queryByText(`pesan ${status}`)).not.toBeNull();
    await pass(50 + FADE_MS);
    expect(screen.queryByText(`pesan ${status}`)).toBeNull();
  });

  it('has no more than its title, and no close button, when it is given only that', async () => {
    await show('neutral', { title: 'Misi berhasil disubmit.', closeButton: false });
    const box = screen.getByText('Misi berhasil disubmit.').closest('[data-sonner-toast]')!;
    expect(box.textContent).toBe('Misi berhasil disubmit.');
    expect(screen.queryByRole('button', { name: 'Tutup' })).toBeNull();
  });

  it('has a title above its message when it is given one, and a close button', async () => {
    await show('warning', { title: 'Tidak Bisa Submit', message: 'Kamu hanya bisa submit misi ini.' });
    const box = screen.getByText('Tidak Bisa Submit').closest('[data-sonner-toast]')!;
    expect(box.textContent).toContain('Kamu hanya bisa submit misi ini.');
    fireEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    await pass(FADE_MS);
    expect(screen.queryByText('Tidak Bisa Submit')).toBeNull();
  });
});
