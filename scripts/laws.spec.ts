import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '..');
const CONFIG = path.join(ROOT, '.dependency-cruiser.mjs');
const CRUISER = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** A small project that keeps every law. */
const LAWFUL = {
  'libs/domain/src/platform/sen.ts': `import { cent } from './cent.js';\nexport const sen = cent;`,
  'libs/domain/src/platform/cent.ts': 'export const cent = 1;',
  'libs/domain/src/platform/sen.spec.ts': `import { it } from '@jest/globals';\nimport { sen } from './sen.js';\nit('', () => void sen);`,
  'libs/contracts/src/jobs.ts': `import * as z from 'zod/mini';\nimport { sen } from '#domain/platform/sen';\nexport const jobs = [z, sen];`,
  'libs/runtime/src/platform/db/database.ts': `import pg from 'pg';\nexport const database = pg;`,
  'libs/testing/src/world.ts': `import { database } from '#runtime/platform/db/database';\nexport const world = database;`,
  'api/src/main.ts': `import './dashboard/numbers.js';\nimport './content/pages.js';\nimport './products/seats/seats.js';\nimport './products/shirts/shirts.js';`,
  'api/src/dashboard/numbers.ts': `import { orders } from '../sales/orders.js';\nexport const numbers = orders;`,
  'api/src/content/pages.ts': `import { plans } from '../catalogue/plans.js';\nexport const pages = plans;`,
  'api/src/products/seats/seats.ts': `import { orders } from '../../sales/orders.js';\nexport const seats = orders;`,
  'api/src/products/shirts/shirts.ts': `import { orders } from '../../sales/orders.js';\nexport const shirts = orders;`,
  'api/src/sales/orders.ts': `import { plans } from '../catalogue/plans.js';\nexport const orders = plans;`,
  'api/src/catalogue/plans.ts': `import { session } from '../identity/session.js';\nexport const plans = session;`,
  'api/src/identity/session.ts': `import { inbox } from '../messages/inbox.js';\nexport const session = inbox;`,
  'api/src/messages/inbox.ts': `import { envelope } from '../platform/envelope.js';\nexport const inbox = envelope;`,
  'api/src/platform/envelope.ts': `import { database } from '#runtime/platform/db/database';\nexport const envelope = database;`,
  'worker/src/main.ts': `import './sales/post.js';`,
  'worker/src/sales/post.ts': `import { jobs } from '#contracts/jobs';\nexport const post = jobs;`,
  'shop-web/src/main.ts': `import './app/routes.js';`,
  'shop-web/src/app/routes.ts': `import '../sales/orders.page.js';\nimport '../products/vouchers/vouchers.line.js';\nimport '../products/merchandise/merchandise.line.js';`,
  'shop-web/src/products/vouchers/vouchers.line.ts': `import { page } from '../../sales/orders.page.js';\nimport { list } from '../../catalogue/list.js';\nexport const line = [page, list];`,
  'shop-web/src/products/merchandise/merchandise.line.ts': `import { button } from '../../platform/button.js';\nexport const line = button;`,
  'shop-web/src/sales/orders.page.ts': `import { profile } from '../identity/profile.js';\nexport const page = profile;`,
  'shop-web/src/catalogue/list.ts': `import { button } from '../platform/button.js';\nexport const list = button;`,
  'shop-web/src/identity/profile.ts': `import { button } from '../platform/button.js';\nexport const profile = button;`,
  'shop-web/src/platform/button.ts': `import { sen } from '#domain/platform/sen';\nexport const button = sen;`,
  'shop-web/design/main.ts': `import { button } from '../src/platform/button.js';\nexport const design = button;`,
  'admin-web/src/main.ts': `import './registry.js';`,
  'admin-web/src/registry.ts': `import { sales } from './sales/sales.room.js';\nimport { lines } from './products/registry.js';\nexport const registry = [sales, lines];`,
  'admin-web/src/platform/lists/list.ts': `import { sen } from '#domain/platform/sen';\nexport const list = sen;`,
  'admin-web/src/platform/events/events.ts': `import { list } from '../lists/list.js';\nexport const events = list;`,
  'admin-web/src/identity/shared/customer.ts': `import { list } from '../../platform/lists/list.js';\nexport const customer = list;`,
  'admin-web/src/identity/customers/customers.ts': `import { customer } from '../shared/customer.js';\nexport const customers = customer;`,
  'admin-web/src/sales/sales.room.ts': `import { orders } from './orders/orders.js';\nexport const sales = orders;`,
  'admin-web/src/sales/orders/orders.ts': `import { customer } from '../../identity/shared/customer.js';\nimport { slot } from '../shared/slot.js';\nexport const orders = [customer, slot];`,
  'admin-web/src/sales/payments/payments.ts': `import { slot } from '../shared/slot.js';\nexport const payments = slot;`,
  'admin-web/src/sales/shared/slot.ts': `import { list } from '../../platform/lists/list.js';\nexport const slot = list;`,
  'admin-web/src/products/registry.ts': `import { seats } from './subscriptions/seats.line.js';\nexport const lines = seats;`,
  'admin-web/src/products/subscriptions/seats.line.ts': `import { accounts } from './accounts/accounts.js';\nexport const seats = accounts;`,
  'admin-web/src/products/subscriptions/accounts/accounts.ts': `import { slot } from '../../../sales/shared/slot.js';\nimport { seat } from '../shared/seat.js';\nexport const accounts = [slot, seat];`,
  'admin-web/src/products/subscriptions/shared/seat.ts': `import { list } from '../../../platform/lists/list.js';\nexport const seat = list;`,
  'admin-web/src/products/vouchers/vouchers.ts': `import { slot } from '../../sales/shared/slot.js';\nexport const vouchers = slot;`,
};

/** Law → the file that breaks it, and the import by which it does. */
const BREACHES: Record<string, [file: string, imported: string]> = {
  'domain-is-pure': ['libs/domain/src/platform/now.ts', 'node:fs'],
  'contracts-know-only-domain': ['libs/contracts/src/rows.ts', '#runtime/platform/db/database'],
  'apps-are-islands': ['worker/src/sales/borrowed.ts', '../../../api/src/sales/orders.js'],
  'platform-knows-no-room-above': ['api/src/platform/nosy.ts', '../identity/session.js'],
  'messages-knows-no-room-above': ['api/src/messages/nosy.ts', '../identity/session.js'],
  'identity-knows-no-room-above': ['api/src/identity/nosy.ts', '../sales/orders.js'],
  'catalogue-knows-no-room-above': ['api/src/catalogue/nosy.ts', '../sales/orders.js'],
  'sales-knows-no-product': ['api/src/sales/nosy.ts', '../products/seats/seats.js'],
  'products-knows-no-room-above': ['api/src/products/seats/nosy.ts', '../../content/pages.js'],
  'campaigns-knows-no-room-above': ['api/src/campaigns/nosy.ts', '../content/pages.js'],
  'content-knows-no-room-above': ['api/src/content/nosy.ts', '../dashboard/numbers.js'],
  'products-are-islands': ['api/src/products/seats/neighbour.ts', '../shirts/shirts.js'],
  'design-is-for-development': ['shop-web/src/platform/shown.ts', '../../design/main.js'],
  'browser-has-no-server': ['shop-web/src/sales/rows.ts', '#runtime/platform/db/database'],
  'shop-platform-knows-no-room': ['shop-web/src/platform/nosy.ts', '../identity/profile.js'],
  'shop-rooms-are-islands': ['shop-web/src/catalogue/nosy.ts', '../sales/orders.page.js'],
  'shop-sales-knows-no-product': ['shop-web/src/sales/nosy.ts', '../products/vouchers/vouchers.line.js'],
  'shop-products-are-islands': ['shop-web/src/products/merchandise/nosy.ts', '../vouchers/vouchers.line.js'],
  'browser-has-no-node': ['admin-web/src/sales/orders/files.ts', 'node:fs'],
  'no-cycles': ['libs/runtime/src/platform/db/ring-back.ts', './ring.js'],
  'no-orphans': ['libs/runtime/src/platform/db/forgotten.ts', ''],
  'testing-only-in-tests': ['api/src/sales/fake.ts', '#testing/world'],
  'no-unresolvable': ['api/src/sales/dangling.ts', './nowhere.js'],
  'admin-web-platform-knows-no-room': ['admin-web/src/platform/lists/nosy.ts', '../../identity/shared/customer.js'],
  'admin-web-platform-pieces-know-no-page': ['admin-web/src/platform/lists/paged.ts', '../events/events.js'],
  'admin-web-rooms-have-one-direction': ['admin-web/src/identity/shared/nosy.ts', '../../sales/shared/slot.js'],
  'admin-web-sales-knows-no-product': [
    'admin-web/src/sales/orders/seat.ts',
    '../../products/subscriptions/shared/seat.js',
  ],
  'admin-web-products-are-islands': ['admin-web/src/products/vouchers/nosy.ts', '../subscriptions/shared/seat.js'],
  'admin-web-features-are-islands': ['admin-web/src/sales/orders/nosy.ts', '../payments/payments.js'],
  'admin-web-features-of-a-line-are-islands': [
    'admin-web/src/products/subscriptions/accounts/nosy.ts',
    '../../../sales/payments/payments.js',
  ],
};

interface Violation {
  rule: { name: string };
  from: string;
}

describe('the laws of the house', () => {
  let house: string;

  beforeEach(() => {
    house = realpathSync(mkdtempSync(path.join(tmpdir(), 'patungan-laws-')));
    for (const file of ['package.json', 'tsconfig.json', 'tsconfig.base.json'])
      copyFileSync(path.join(ROOT, file), path.join(house, file));
    for (const name of ['zod', 'pg', '@jest/globals']) {
      put(
        `node_modules/${name}/package.json`,
        JSON.stringify({ name, type: 'module', exports: { '.': './index.js', './mini': './index.js' } }),
      );
      put(`node_modules/${name}/index.js`, 'export default 1;');
    }
    for (const [file, text] of Object.entries(LAWFUL)) put(file, text);
  });
  afterEach(() => rmSync(house, { recursive: true, force: true }));

  it('are kept by a lawful house', async () => {
    expect(await violations()).toEqual([]);
  });

  it('each refuse what they are there to refuse', async () => {
    for (const [file, imported] of Object.values(BREACHES))
      put(file, imported ? `import * as it from '${imported}';\nexport const used = it;` : 'export const alone = 1;');
    put('libs/runtime/src/platform/db/ring.ts', `import * as it from './ring-back.js';\nexport const used = it;`);

    const found = await violations();

    for (const [law, [file]] of Object.entries(BREACHES)) expect(found).toContainEqual([law, file]);
  });

  it('are all seen to fail here', async () => {
    const { default: config } = (await import(pathToFileURL(CONFIG).href)) as {
      default: { forbidden: { name: string; severity: string }[] };
    };

    expect(config.forbidden.map(({ name }) => name).sort()).toEqual(Object.keys(BREACHES).sort());
    expect(new Set(config.forbidden.map(({ severity }) => severity))).toEqual(new Set(['error']));
  });

  function put(file: string, text: string) {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
    writeFileSync(path.join(house, file), text);
  }

  async function violations(): Promise<[law: string, file: string][]> {
    const folders = ['api', 'worker', 'libs', 'shop-web', 'admin-web'];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [CRUISER, '--config', CONFIG, '--output-type', 'json', ...folders],
      { cwd: house, maxBuffer: 32 * 1024 * 1024 },
    );
    const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } };
    return summary.violations.map(({ rule, from }) => [rule.name, from]);
  }
});
