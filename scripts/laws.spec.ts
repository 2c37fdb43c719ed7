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

/** A small house that keeps every law. */
const LAWFUL = {
  'libs/domain/src/money/sen.ts': `import { cent } from './cent.js';\nexport const sen = cent;`,
  'libs/domain/src/money/cent.ts': 'export const cent = 1;',
  'libs/domain/src/money/sen.spec.ts': `import { it } from '@jest/globals';\nimport { sen } from './sen.js';\nit('', () => void sen);`,
  'libs/contracts/src/jobs.ts': `import * as z from 'zod/mini';\nimport { sen } from '#domain/money/sen';\nexport const jobs = [z, sen];`,
  'libs/runtime/src/db/database.ts': `import pg from 'pg';\nexport const database = pg;`,
  'libs/testing/src/world.ts': `import { database } from '#runtime/db/database';\nexport const world = database;`,
  'api/src/main.ts': `import './orders/orders.js';\nimport './payments/payments.js';`,
  'api/src/orders/orders.ts': `import { envelope } from '../http/envelope.js';\nexport const orders = envelope;`,
  'api/src/payments/payments.ts': `import { jobs } from '#contracts/jobs';\nexport const payments = jobs;`,
  'api/src/http/envelope.ts': `import { database } from '#runtime/db/database';\nexport const envelope = database;`,
  'worker/src/main.ts': `import './groups/settle.js';\nimport './ledger/post.js';`,
  'worker/src/groups/settle.ts': `import { claim } from '../outbox/claim.js';\nexport const settle = claim;`,
  'worker/src/ledger/post.ts': `import { jobs } from '#contracts/jobs';\nexport const post = jobs;`,
  'worker/src/sweeps/overdue.ts': `import { settle } from '../groups/settle.js';\nexport const overdue = settle;`,
  'worker/src/outbox/claim.ts': `import { database } from '#runtime/db/database';\nexport const claim = database;`,
  'shop-web/src/main.ts': `import './features/orders/orders.page.js';\nimport './features/payments/payment.page.js';`,
  'shop-web/src/features/orders/orders.page.ts': `import { button } from '../../shared/button.js';\nexport const page = button;`,
  'shop-web/src/features/payments/payment.page.ts': `import { sen } from '#domain/money/sen';\nexport const page = sen;`,
  'shop-web/src/shared/button.ts': `import { sen } from '#domain/money/sen';\nexport const button = sen;`,
  'admin-web/src/main.ts': `import './orders/orders.list.js';\nimport './layout/menu.js';`,
  'admin-web/src/orders/orders.list.ts': `import { cell } from '../shared/cell.js';\nexport const list = cell;`,
  'admin-web/src/dashboard/counts.ts': `import { jobs } from '#contracts/jobs';\nexport const counts = jobs;`,
  'admin-web/src/layout/menu.ts': `import { counts } from '../dashboard/counts.js';\nexport const menu = counts;`,
  'admin-web/src/shared/cell.ts': `import { sen } from '#domain/money/sen';\nexport const cell = sen;`,
};

/** Law → the file that breaks it, and the import by which it does. */
const BREACHES: Record<string, [file: string, imported: string]> = {
  'domain-is-pure': ['libs/domain/src/money/now.ts', 'node:fs'],
  'contracts-know-only-domain': ['libs/contracts/src/rows.ts', '#runtime/db/database'],
  'apps-are-islands': ['worker/src/ledger/borrowed.ts', '../../../api/src/payments/payments.js'],
  'features-are-islands-api': ['api/src/orders/nosy.ts', '../payments/payments.js'],
  'features-are-islands-api-common': ['api/src/http/nosy.ts', '../orders/orders.js'],
  'features-are-islands-worker': ['worker/src/groups/nosy.ts', '../ledger/post.js'],
  'features-are-islands-worker-common': ['worker/src/outbox/nosy.ts', '../ledger/post.js'],
  'features-are-islands-shop-web': ['shop-web/src/features/orders/nosy.ts', '../payments/payment.page.js'],
  'features-are-islands-shop-web-common': ['shop-web/src/shared/nosy.ts', '../features/orders/orders.page.js'],
  'features-are-islands-admin-web': ['admin-web/src/orders/nosy.ts', '../dashboard/counts.js'],
  'features-are-islands-admin-web-common': ['admin-web/src/shared/nosy.ts', '../orders/orders.list.js'],
  'browser-has-no-server': ['shop-web/src/features/orders/rows.ts', '#runtime/db/database'],
  'browser-has-no-node': ['admin-web/src/orders/files.ts', 'node:fs'],
  'no-cycles': ['libs/runtime/src/db/ring-back.ts', './ring.js'],
  'no-orphans': ['libs/runtime/src/db/forgotten.ts', ''],
  'testing-only-in-tests': ['api/src/orders/fake.ts', '#testing/world'],
  'no-unresolvable': ['api/src/orders/dangling.ts', './nowhere.js'],
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
    put('libs/runtime/src/db/ring.ts', `import * as it from './ring-back.js';\nexport const used = it;`);

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
