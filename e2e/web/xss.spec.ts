import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminListQuery } from '#contracts/platform/admin-list.http';
import { mailsTo } from '#testing/outbox-folder';
import { XSS_PAYLOADS, xssText } from '#testing/xss';
import { Admin } from '../support/people.js';
import { Shop } from '../support/shop.js';
import { Browsing } from './support/browser.js';
import { signInAtConsole } from './support/console.js';
import { XssMonitor } from './support/xss-monitor.js';
import { HOSTILE_SLUG } from './support/hostile-catalogue.js';
import { publicAddresses } from './support/hostile-addresses.js';
import { NOT_FILLED, NOT_SHOWN } from './support/hostile-exceptions.js';
import { HostileFields } from './support/hostile-fields.js';
import { HOSTILE_PASSWORD } from './support/hostile-person.js';
import { type HostileShop, fillWithHostileData } from './support/hostile-shop.js';
import { consolePages, consoleResources, shopPages } from './support/pages.js';
import { Shopper } from './support/shopper.js';
import { shareWork } from './support/share-work.js';

/** Three consoles load at once, on a machine that may be busy. */
const STEP_MS = 90_000;
const CONSOLES = 3;

/** Every text of a customer or an admin is an XSS payload, and every page that may show one is opened. */
describe('hostile texts', () => {
  let shop: Shop;
  let browsing: Browsing;
  let fields: HostileFields;
  let hostile: HostileShop;
  let pages: string[];
  const monitors: XssMonitor[] = [];

  beforeAll(async () => {
    [shop, browsing, fields, pages] = await Promise.all([
      Shop.start(),
      Browsing.start(),
      HostileFields.read(),
      shopPages(),
    ]);
    hostile = await fillWithHostileData(shop, fields);
  });
  afterAll(async () => {
    await browsing?.close();
    await shop?.close();
  });

  const dangers = () => monitors.flatMap((monitor) => monitor.dangers.splice(0));
  /** Without the content security policy, so that an injected script would run. `who` signs in; without it a visitor. */
  async function openMonitor(who?: 'host' | 'member' | 'blocked'): Promise<XssMonitor> {
    const base = `http://localhost:${shop.env.PORT}`;
    const window = await browsing.window(base, undefined, undefined, { bypassCSP: true });
    window.page.setDefaultTimeout(STEP_MS);
    if (who) await new Shopper(window, who, hostile[who].email).signIn(HOSTILE_PASSWORD);
    const monitor = new XssMonitor(window.page);
    monitors.push(monitor);
    return monitor;
  }

  it('break out of no page of the shop that shows them to their owners', async () => {
    await Promise.all(
      (['member', 'host', 'blocked'] as const).map(async (who) => {
        const monitor = await openMonitor(who);
        const [orderUid, customer_uid] = [hostile.orderOf[who], hostile[who].uid];
        const asked = { orderUid, order_uid: orderUid, customer_uid, slug: HOSTILE_SLUG };
        const accountUid = who === 'blocked' ? '' : hostile.seatOf[who];
        const query = new URLSearchParams({ ...asked, accountUid });
        const own = who === 'member' ? pages : pages.filter((page) => /^.(user|payment|thankyou)/.test(page));
        for (const page of own) await monitor.goOn(`${page}?${query}`);
        if (who !== 'member') return;
        for (const page of hostile.memberPages) await monitor.goOn(page);
        await monitor.open(`/user/membership/details?${query}`);
        await monitor.page.getByRole('button', { name: 'Tampilkan data login' }).click();
        await monitor.page.getByRole('button', { name: 'Salin kata sandi' }).waitFor();
        await monitor.look('the revealed login');
      }),
    );
    expect(dangers()).toEqual([]);
  });

  it('break out of no page that the server draws, and none whose address is one', async () => {
    const work = publicAddresses(fields, hostile, pages);
    await shareWork([await openMonitor(), await openMonitor(), await openMonitor()], work, (monitor, page) =>
      monitor.open(page),
    );
    expect(dangers()).toEqual([]);
  });

  // Before the console test, which looks for the texts not seen yet.
  it('break out of no mail', async () => {
    const mails = await mailsTo(path.join(shop.env.DATA_DIR!, 'outbox'), '');
    const monitor = await openMonitor();
    for (const { html, subject } of mails) {
      await monitor.page.setContent(html);
      await monitor.look(`the mail ${subject}`);
    }
    expect(mails.length).toBeGreaterThan(20);
    expect(dangers()).toEqual([]);
  });

  it('break out of no list, record, form or file of the console', async () => {
    const admin = await Admin.signIn(shop);
    const records = await Promise.all(consoleResources().map((resource) => addressesOf(admin, resource)));
    const addresses = [...consolePages(), ...records.flat()];
    const consoles = await Promise.all(
      Array.from({ length: CONSOLES }, async () => {
        const monitor = await openMonitor();
        await signInAtConsole(monitor.page);
        await monitor.look();
        return monitor;
      }),
    );
    await shareWork(consoles, addresses, (monitor, address) => monitor.open(address));
    // A second look for what was rendered too late on a busy machine.
    if (unseen().length > 0)
      await shareWork(consoles, addresses.toReversed(), (monitor, address) => monitor.open(address));

    const [{ page }] = consoles as [XssMonitor];
    await page.goto('/admin/#/price-import');
    const cells = XSS_PAYLOADS.map((payload) => `"${payload.replaceAll('"', '""')}"`);
    const buffer = Buffer.from(`${cells.join()}\n${cells.join()}`);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: `${XSS_PAYLOADS[1]!}.csv`, mimeType: 'text/csv', buffer });
    await consoles[0]!.look('a sheet');
    expect(dangers()).toEqual([]);
  });

  it('are sent in every text field that there is', () =>
    expect(fields.missed().toSorted()).toEqual(Object.keys(NOT_FILLED).toSorted()));

  it('are shown as text on some page', () => expect(unseen()).toEqual([]));

  function unseen() {
    const seen = new Set(monitors.flatMap((monitor) => [...monitor.seen]));
    return fields.sent.filter(({ word, field }) => !seen.has(word) && !(field in NOT_SHOWN));
  }

  async function addressesOf(admin: Admin, { name, views }: ReturnType<typeof consoleResources>[number]) {
    const rows = await admin.ask<{ id: string }[]>('GET', `/${name}?range=[0,999]`);
    // A record that shows nothing new looks like the one before.
    const shown = new Set<string>();
    const marked = rows.filter((row) => {
      const fresh = (JSON.stringify(row).match(/x\d+x/g) ?? []).filter((word) => !shown.has(word));
      fresh.forEach((word) => shown.add(word));
      return fresh.length > 0;
    });
    const { filter } = fields.fill(adminListQuery, {
      filter: JSON.stringify({ q: xssText('', 100, name.length) }),
      sort: undefined,
      range: undefined,
    });
    return views
      .flatMap((view) => {
        if (view === 'list') return [name, `${name}?${new URLSearchParams({ filter: filter! })}`];
        if (view === 'create') return [`${name}/create`];
        return marked.map(({ id }) => (view === 'show' ? `${name}/${id}/show` : `${name}/${id}`));
      })
      .map((address) => `/admin/#/${address}`);
  }
});
