import { dayInWib } from '#domain/platform/wib';
import { aPicture } from '#testing/picture';
import type { Window } from './browser.js';

export const PASSWORD = 'kata-sandi-cerita';
/** The button of the order of a member, and of a host. */
const PLACE = /^(Buat pesanan|Jadi host)$/;

/** A customer who uses the pages of the shop. */
export class Shopper {
  constructor(
    readonly window: Window,
    readonly name: string,
    readonly email: string,
  ) {}

  private get page() {
    return this.window.page;
  }

  async register(): Promise<void> {
    await this.page.goto('/register');
    await this.page.getByLabel('Nama', { exact: true }).fill(this.name);
    await this.page.getByLabel('Email').fill(this.email);
    await this.page.getByLabel('Nomor WhatsApp').fill('0812-3456-7890');
    await this.page.locator('input[type=password]').fill(PASSWORD);
    await this.page.getByRole('button', { name: 'Daftar' }).click();
    await this.page.waitForURL((url) => url.pathname !== '/register');
  }

  /** With the password that all test customers have, or another. */
  async signIn(password = PASSWORD): Promise<void> {
    await this.page.goto('/login');
    await this.page.getByLabel('Email', { exact: true }).fill(this.email);
    await this.page.locator('input[type=password]').fill(password);
    await this.page.getByRole('button', { name: 'Masuk' }).click();
    await this.page.waitForURL((url) => url.pathname !== '/login');
  }

  /** From the home page to the order, as a customer would go. */
  async order(provider: string, plan: string): Promise<void> {
    // What is typed before hydration is lost.
    await this.page.goto('/', { waitUntil: 'networkidle' });
    const search = this.page.getByRole('searchbox');
    // The search is in the header, and leads to the list.
    await this.page.getByRole('link', { name: 'Cari layanan' }).click();
    await search.fill(provider);
    // The list moves when the answer arrives; a click could miss the link.
    await this.page.waitForURL(/keyword=/);
    await this.page.waitForLoadState('networkidle');
    await this.page
      .getByRole('link', { name: new RegExp(`^${provider}`) })
      .first()
      .click();
    const choice = this.page.getByRole('radio', { name: new RegExp(plan) });
    // Plans for hosts are behind the other half of the switch.
    const isHost = plan.startsWith('Host');
    const role = this.page.getByRole('group', { name: 'Gabung sebagai' });
    if (isHost) await role.getByRole('button', { name: 'Jadi host' }).click();
    await choice.check({ force: true });
    const order = this.page.getByRole('button', { name: isHost ? /^Jadi host$/ : /^Pesan (sekarang|kursi kedua)$/ });
    // After the half of the switch of the same name.
    await order.last().click();
    await this.confirmEligibility();
    await this.page.getByRole('dialog').getByRole('button', { name: PLACE }).click();
  }

  /** Ticks every point that the provider asks for, with this account; nothing where there is none. */
  async confirmEligibility(accountEmail = this.email): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: PLACE }).waitFor();
    for (const point of await dialog.getByRole('checkbox').all()) await point.check();
    const account = dialog.getByLabel(/^Email akun/);
    if ((await account.count()) > 0) await account.fill(accountEmail);
  }

  /** Uploads the proof of the transfer; the page says that it is being checked. */
  async pay(): Promise<void> {
    await this.page.waitForURL(/\/payment\?/);
    await this.attach('Foto bukti transfer');
    await this.page.getByRole('group', { name: 'Transfer dari bank' }).getByText('BCA', { exact: true }).click();
    await this.page.getByLabel('Nama pemilik rekening').fill(this.name);
    await this.page.getByRole('button', { name: 'Kirim bukti', exact: true }).click();
    await this.page.waitForURL(/\/payment-(confirmation|result\/rekafin)\?/);
  }

  /** The host proves the purchase and says where the money goes back to. */
  async provePurchase(amount: string): Promise<void> {
    await this.page.waitForURL(/\/thankyou\/user-host\?/);
    await this.attach('Foto bukti pembelian');
    await this.page.getByLabel('Jumlah yang didebit').fill(amount);
    await this.page.getByLabel('Tanggal didebit').fill(dayInWib(new Date()));
    await this.page.getByLabel('Bank untuk penggantian').fill('BCA');
    await this.page.getByLabel('Nomor rekening').fill('1234567890');
    await this.page.getByLabel('Nama pemilik rekening').fill(this.name);
    await this.page.getByRole('button', { name: 'Kirim bukti pembelian' }).click();
  }

  /** Titles in the inbox, newest first. */
  async inbox(): Promise<string> {
    await this.page.goto('/user/notification');
    await this.page.getByRole('heading', { name: 'Notifikasi' }).waitFor();
    await this.page.getByRole('main').getByRole('listitem').first().waitFor();
    return this.page.getByRole('main').innerText();
  }

  private async attach(label: string): Promise<void> {
    await this.page
      .getByLabel(`${label}: pilih berkas`)
      .setInputFiles({ name: 'bukti.png', mimeType: 'image/png', buffer: await aPicture() });
    await this.page.getByAltText('Pratinjau bukti').waitFor();
  }
}
