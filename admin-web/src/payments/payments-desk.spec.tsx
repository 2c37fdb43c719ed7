import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { AdminContext, HttpError, ResourceContextProvider, TestMemoryRouter, memoryStore } from 'react-admin';
import type { AdminRole } from '#domain/admins/admin-role';
import { type ScriptedDesk, aPayment, scriptedDesk } from '../../test/scripted-provider';
import { signInAs } from '../../test/sign-in-as';
import { user } from '../../test/user';
import { i18nProvider } from '../i18n/i18n-provider';
import { PaymentList } from './payment-list';
import { REJECT_REASONS } from './reject-reasons';

let desk: ScriptedDesk;

async function openDesk(store: Record<string, unknown> = {}, role: AdminRole = 'owner') {
  signInAs(role);
  render(
    <TestMemoryRouter initialEntries={['/payments']}>
      <AdminContext dataProvider={desk.dataProvider} i18nProvider={i18nProvider} store={memoryStore(store)}>
        <ResourceContextProvider value="payments">
          <PaymentList />
        </ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  );
  await screen.findByRole('listbox');
}
const selected = () => screen.getByRole('option', { selected: true, hidden: true }).textContent;
const queueLength = () => screen.getAllByRole('option').length;
const dialog = () => screen.queryByRole('dialog');

beforeEach(() => {
  desk = scriptedDesk([aPayment(1), aPayment(2), aPayment(3)]);
});

describe('payments desk for a role that only looks', () => {
  it('has no decisions, neither as buttons nor as keys', async () => {
    desk = scriptedDesk([aPayment(1, { allowedActions: [] }), aPayment(2, { allowedActions: [] })]);
    await openDesk({}, 'support');
    expect(screen.queryByRole('button', { name: 'Konfirmasi' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Tolak' })).toBeNull();
    await user.keyboard('c');
    expect(dialog()).toBeNull();
    await user.keyboard('j');
    expect(selected()).toContain('PTG-2');
  });
});

describe('payments desk by keyboard', () => {
  it('moves with J, K and the arrows, and stops at both ends', async () => {
    await openDesk();
    expect(selected()).toContain('PTG-1');
    await user.keyboard('k');
    expect(selected()).toContain('PTG-1');
    await user.keyboard('j');
    expect(selected()).toContain('PTG-2');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(selected()).toContain('PTG-3');
    await user.keyboard('{ArrowUp}K');
    expect(selected()).toContain('PTG-1');
  });

  it('tells assistive technology which payment is chosen, with the focus in the queue', async () => {
    await openDesk();
    await user.keyboard('j');
    const listbox = screen.getByRole('listbox', { name: 'Antrean pembayaran' });
    expect(listbox).toHaveFocus();
    expect(listbox.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  });

  it('confirms with C and Enter, then takes the next payment', async () => {
    await openDesk();
    await user.keyboard('jc');
    expect(dialog()).toHaveTextContent('Konfirmasi Rp54.002?');
    expect(within(dialog()!).getByRole('button', { name: 'Konfirmasi pembayaran' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(desk.acts).toEqual([{ id: aPayment(2).id, action: 'confirm', body: {} }]);
    expect(selected()).toContain('PTG-3');
    expect(queueLength()).toBe(2);
    expect(screen.getByRole('listbox')).toHaveFocus();
  });

  it('asks before it confirms with Enter, and Esc leaves everything as it was', async () => {
    await openDesk();
    await user.keyboard('{Enter}');
    expect(dialog()).not.toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(desk.acts).toEqual([]);
    expect(selected()).toContain('PTG-1');
  });

  it('rejects with a preset reason picked by its number', async () => {
    await openDesk();
    await user.keyboard('r');
    expect(screen.getAllByRole('radio')[0]).toHaveFocus();
    await user.keyboard('2');
    await user.click(within(dialog()!).getByRole('button', { name: 'Tolak bukti' }));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(desk.acts).toEqual([{ id: aPayment(1).id, action: 'reject', body: { reason: REJECT_REASONS[1] } }]);
    expect(selected()).toContain('PTG-2');
  });

  it('rejects nothing without a reason', async () => {
    await openDesk();
    await user.keyboard('r');
    await user.click(within(dialog()!).getByRole('button', { name: 'Tolak bukti' }));
    expect(screen.getByRole('textbox', { name: /Pesan untuk pelanggan/ })).toHaveAttribute('aria-invalid', 'true');
    expect(desk.acts).toEqual([]);
  });

  it('leaves letters alone while somebody types, and in a dialog', async () => {
    await openDesk();
    await user.click(screen.getByRole('textbox', { name: /^Cari/ }));
    await user.keyboard('jcr');
    expect(dialog()).toBeNull();
    expect(selected()).toContain('PTG-1');
    await user.clear(screen.getByRole('textbox', { name: /^Cari/ }));
    await user.click(screen.getAllByRole('option')[0]!);
    await user.keyboard('r');
    await user.type(screen.getByRole('textbox', { name: /Pesan untuk pelanggan/ }), 'jck?');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(selected()).toContain('PTG-1');
  });

  it('leaves the letter after G to the menu', async () => {
    await openDesk();
    await user.keyboard('gr');
    expect(dialog()).toBeNull();
    await user.keyboard('r');
    expect(dialog()).not.toBeNull();
  });

  it('shows its help with ?', async () => {
    await openDesk();
    await user.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Pintasan papan tik' })).toBeInTheDocument();
  });

  it('obeys the switch: no letters, but arrows and Enter in the focused queue', async () => {
    await openDesk();
    await user.click(screen.getByRole('switch', { name: 'Pintasan' }));
    await user.keyboard('jcr?');
    expect(dialog()).toBeNull();
    expect(selected()).toContain('PTG-1');
    act(() => screen.getByRole('listbox').focus());
    await user.keyboard('{ArrowDown}');
    expect(selected()).toContain('PTG-2');
    await user.keyboard('{Enter}');
    expect(dialog()).toHaveTextContent('PTG-2');
  });
});

describe('payments desk and the world around it', () => {
  it('decides the payment that was read, even when the queue moves under the open dialog', async () => {
    await openDesk();
    await user.keyboard('c');
    desk.waiting = [aPayment(2), aPayment(3)];
    // The tab comes back into view, and the queue is read again.
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(2));
    await user.click(within(dialog()!).getByRole('button', { name: 'Konfirmasi pembayaran' }));
    await waitFor(() => expect(desk.acts).toEqual([{ id: aPayment(1).id, action: 'confirm', body: {} }]));
  });

  it('stays open with the words of the API when a decision is refused', async () => {
    await openDesk();
    desk.failNextWith = new HttpError('Pembayaran ini sudah dikonfirmasi.', 409, {});
    await user.keyboard('c{Enter}');
    expect(await within(dialog()!).findByRole('alert')).toHaveTextContent('Pembayaran ini sudah dikonfirmasi.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
    await user.keyboard('c');
    expect(within(dialog()!).queryByRole('alert')).toBeNull();
  });

  it('says that somebody else was first, offers nothing to try again, and goes on with the next', async () => {
    await openDesk();
    desk.failNextWith = new HttpError('Tidak berlaku', 409, { code: 'ILLEGAL_PAYMENT_ACTION' });
    desk.waiting = [aPayment(2), aPayment(3)];
    await user.keyboard('c{Enter}');
    expect(await within(dialog()!).findByRole('alert')).toHaveTextContent('Orang lain sudah lebih dulu');
    expect(within(dialog()!).getAllByRole('button')).toEqual([
      within(dialog()!).getByRole('button', { name: 'Lanjut' }),
    ]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(screen.getByRole('heading', { name: 'PTG-2' })).toBeVisible();
    expect(desk.acts).toEqual([]);
  });

  it('offers only what the record allows', async () => {
    desk.waiting = [aPayment(1, { allowedActions: [] })];
    await openDesk();
    expect(screen.getByRole('button', { name: 'Konfirmasi' })).toBeDisabled();
    await user.keyboard('cr');
    expect(dialog()).toBeNull();
  });

  it('says so when the last payment is decided, and puts the focus there', async () => {
    desk.waiting = [aPayment(1)];
    await openDesk();
    await user.keyboard('c{Enter}');
    expect(await screen.findByRole('heading', { name: /Semua beres/ })).toHaveFocus();
    // Not "0 waiting, the oldest on top" above it.
    expect(document.body).not.toHaveTextContent('yang terlama di atas');
  });
});
