import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '#prisma/seed/demo/people';
import { Shop } from '../support/shop.js';
import { findingsOf } from './support/accessible.js';
import { Browsing, PHONE, type Window } from './support/browser.js';
import { signInAtConsole } from './support/console.js';
import { Shopper } from './support/shopper.js';

/** A mission that is reviewed by keyboard, a live, a vote, and a draw that the visitor repeats. */
describe('campaigns in a browser', () => {
  let shop: Shop;
  let browsing: Browsing;
  let player: Shopper;
  let console_: Window;
  const findings: string[] = [];

  beforeAll(async () => {
    [shop, browsing] = await Promise.all([Shop.start({ demo: true }), Browsing.start()]);
    const base = `http://localhost:${shop.env.PORT}`;
    player = new Shopper(await browsing.window(base, PHONE), 'Citra Maharani', 'customer@patungan.test');
    console_ = await browsing.window(base);
  });

  afterAll(async () => {
    await browsing?.close();
    await shop?.close();
  });

  it('a player sends a mission, attends the live once, and votes once', async () => {
    await player.signIn(DEMO_PASSWORD);
    const { page } = player.window;
    await page.goto('/Anniv5eakun');
    await page.getByText('Selesaikan semua misi dulu').waitFor();
    expect(await page.getByRole('button', { name: /^Ambil hadiah/ }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Kirim misi' }).click();
    await page.getByText('Field ini wajib diisi').waitFor();
    await page.getByLabel('Tautan bukti').fill('https://contoh.test/poster');
    await page.getByRole('button', { name: 'Kirim misi' }).click();
    await page.getByText('Misi berhasil disubmit.').waitFor();
    await page.getByText('Sedang diperiksa').waitFor();
    await page.getByRole('button', { name: 'Absen live' }).click();
    await page.getByText('Absensi undian live berhasil disubmit.').waitFor();
    await page.getByText(/^Kamu sudah absen di/).waitFor();
    expect(await page.getByRole('button', { name: 'Absen live' }).count()).toBe(0);
    findings.push(...(await findingsOf({ page }, 'anniversary')));
    await page.goto('/vote');
    await page.getByRole('radio', { name: /Penjaga malam/ }).check();
    await page.getByRole('button', { name: 'Kirim suara' }).click();
    await page.getByText('Kamu sudah memilih').waitFor();
    findings.push(...(await findingsOf({ page }, 'vote')));
    expect(await shop.sql(`SELECT count(*)::int AS votes FROM campaign_vote`)).toEqual([{ votes: 1 }]);
  });

  it('an admin reviews the waiting answers with the keyboard, and switches on Sefoursary', async () => {
    const { page } = console_;
    await signInAtConsole(page);
    await page.goto('/admin/#/mission-submissions');
    await page.getByRole('heading', { name: /Sebar petunjuk \(1\/2\)/ }).waitFor();
    findings.push(...(await findingsOf({ page }, 'desk')));
    const dialog = page.getByRole('dialog');
    await page.keyboard.press('r');
    await dialog.getByRole('textbox').fill('Tautannya tidak bisa dibuka');
    await dialog.getByRole('button', { name: 'Tolak' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: /Sebar petunjuk \(1\/1\)/ }).waitFor();
    await page.keyboard.press('c');
    await dialog.getByRole('button', { name: 'Selesai' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await shop.settled();
    expect(await player.inbox()).toContain('Misi Sebar petunjuk selesai');

    await player.window.page.goto('/sefoursary');
    await player.window.page.getByText('Event ini sedang tidak berjalan').waitFor();
    const [sefoursary] = await shop.sql<{ uid: string }>(`SELECT uid FROM campaign WHERE slug = 'sefoursary'`);
    await page.goto(`/admin/#/campaigns/${sefoursary!.uid}/show`);
    await page.getByRole('button', { name: 'Nyalakan' }).click();
    await dialog.getByRole('button', { name: 'Nyalakan' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await player.window.page.goto('/sefoursary/approval');
    await player.window.page.getByRole('checkbox').check();
    await player.window.page.getByRole('button', { name: 'Mulai bermain' }).click();
    await player.window.page.getByRole('link', { name: 'Level satu' }).click();
    await player.window.page.getByLabel('Jawabanmu').waitFor();
    findings.push(...(await findingsOf(player.window, 'level')));
  });

  it('a visitor repeats the draw on the own device, and sees that a changed list does not match', async () => {
    const { page } = player.window;
    const check = async () => {
      await page.goto('/event/anniv/lottery');
      await page.getByRole('button', { name: 'Periksa undian ini' }).click();
      await page.getByText(/^[✓✗].*hasil hitungan perangkatmu/).waitFor();
      return page.getByRole('listitem').filter({ hasText: /^[✓✗]/ }).allTextContents();
    };
    const fair = await check();
    expect(fair.map((line) => line[0])).toEqual(['✓', '✓', '✓']);
    findings.push(...(await findingsOf({ page }, 'lottery')));
    await shop.sql(`UPDATE campaign_lottery_entry SET code = 'PALSU234' WHERE number = 1`);
    expect((await check())[1]).toContain('Tidak cocok');
  });

  it('has nothing that axe finds', () => expect(findings).toEqual([]));
});
