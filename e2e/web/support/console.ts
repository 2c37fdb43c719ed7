import type { Page } from 'playwright-core';
import { ADMIN } from '../../support/shop.js';

/** Signs in at the console in Indonesian and waits for the dashboard. */
export async function signInAtConsole(page: Page, { email, password } = ADMIN): Promise<void> {
  await page.goto('/admin/');
  await page.locator('input[name=email], input[name=username]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Menunggu dikerjakan' }).waitFor();
}

/** Confirms a payment on its page, where the form stands in place of the button. */
export async function confirmPayment(page: Page, uid: string): Promise<void> {
  await page.goto(`/admin/#/payments/${uid}/show`);
  await page.getByRole('button', { name: 'Konfirmasi pembayaran' }).click();
  const form = page.getByRole('region', { name: /^Konfirmasi Rp/ });
  await form.getByRole('button', { name: 'Konfirmasi' }).click();
  await form.waitFor({ state: 'hidden' });
}
