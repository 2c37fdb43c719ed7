import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CommandBus, type ICommand } from '@nestjs/cqrs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pseudonymOf } from '#domain/identity/privacy/erasure';
import { lockRow } from '#runtime/platform/db/lock-row';
import { aCampaign, someMissions } from '#testing/campaigns';
import { anAddress } from '#testing/merchandise';
import { until } from '#testing/settle';
import { ListeningApi } from '../../../test/listening-api.js';
import { SubmitMissionCommand } from '../../campaigns/missions/submit-mission.command.js';
import { ClaimPrizeCommand } from '../../campaigns/prizes/claim-prize.command.js';
import { RequestErrandCommand } from '../../products/errands/requests/request-errand.command.js';
import { ClaimGiftCommand } from '../../products/giving/gifts/claim-gift.command.js';
import { ApplyForShareCommand } from '../../products/giving/shares/apply.command.js';
import { ProposeSekeranjangCommand } from '../../products/sekeranjang/proposals/propose.command.js';
import { WriteReviewCommand } from '../../products/subscriptions/reviews/write-review.command.js';
import { ChangeNotesCommand } from '../../products/subscriptions/waiting-list/change-notes.command.js';
import { RemoveAddressCommand } from '../../sales/addresses/remove-address.command.js';
import { SaveAddressCommand } from '../../sales/addresses/save-address.command.js';

const SOURCES = path.resolve(import.meta.dirname, '../..');
const LINK = 'https://toko.test/barang';
const HOME = {
  label: 'Rumah',
  recipient: 'Hapus Bersamaan',
  phoneNumber: '081234567890',
  street: 'Jalan Melati 5',
  district: 'Coblong',
  city: 'Kota Bandung',
  province: '32',
  postalCode: '40132',
  note: '',
  isMain: false,
};
const BANK = { bankName: 'BCA', accountNumber: '1234567890', accountName: 'Hapus Bersamaan' };
const PROPOSAL = {
  name: 'Payung lipat',
  description: 'Payung lipat otomatis, tiga warna',
  link: LINK,
  weightGrams: 400,
};

type Act = (customerUid: string) => Promise<ICommand> | ICommand;

/** By the file of its command. */
const ACTS: Record<string, Act> = {
  'sales/addresses/save-address.command.ts': (customerUid) => new SaveAddressCommand(customerUid, null, HOME),
  'sales/addresses/remove-address.command.ts': async (customerUid) =>
    new RemoveAddressCommand(customerUid, (await anAddress(world.database, customerUid)).uid),
  'products/sekeranjang/proposals/propose.command.ts': (customerUid) =>
    new ProposeSekeranjangCommand(customerUid, { ...PROPOSAL, price: 50_000, target: 10 }),
  'products/giving/gifts/claim-gift.command.ts': (customerUid) =>
    new ClaimGiftCommand(customerUid, { secret: 'rahasia', ...BANK }),
  'products/giving/shares/apply.command.ts': (customerUid) =>
    new ApplyForShareCommand(customerUid, { name: 'Ratna', story: 'Untuk belajar bersama adik di rumah' }),
  'products/errands/requests/request-errand.command.ts': (customerUid) =>
    new RequestErrandCommand(
      customerUid,
      { name: 'Cangkir', link: LINK, note: '', quantity: 1, ceiling: 100_000 },
      null,
    ),
  'products/subscriptions/waiting-list/change-notes.command.ts': (customerUid) =>
    new ChangeNotesCommand(customerUid, { variantUid: randomUUID(), waits: false }),
  'products/subscriptions/reviews/write-review.command.ts': (customerUid) =>
    new WriteReviewCommand(randomUUID(), customerUid, { stars: 5, text: 'Lancar sampai sekarang' }),
  'campaigns/missions/submit-mission.command.ts': async (customerUid) => {
    const { uid, slug } = await aCampaign(world.database);
    const [mission] = await someMissions(world.database, uid, [{}]);
    const fields = { text: 'Cerita dari misi ini' };
    return new SubmitMissionCommand(customerUid, { slug, missionUid: mission!.uid, fields, proof: null });
  },
  'campaigns/prizes/claim-prize.command.ts': async (customerUid) => {
    const { uid: campaignUid, slug } = await aCampaign(world.database);
    await world.database.campaignPrize.create({ data: { campaignUid, title: 'Hadiah', text: 'Terima kasih' } });
    return new ClaimPrizeCommand(slug, customerUid);
  },
};

let world: ListeningApi;
beforeAll(async () => {
  world = await ListeningApi.open();
});
afterAll(() => world?.close());

const waiting = async () => {
  const [row] = await world.database.$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row!.n;
};

/** What is answered to an act that is sent while an erasure holds the row of its customer. */
async function sentMeanwhile(act: Act): Promise<unknown> {
  const { uid } = await world.customer('Hapus Bersamaan');
  const command = await act(uid);
  let answer: Promise<unknown> = Promise.resolve();
  let isAnswered = false;
  await world.database.transaction(async (tx) => {
    await lockRow(tx, 'customer', uid);
    answer = world.app
      .get(CommandBus, { strict: false })
      .execute(command)
      .catch((error: unknown) => error)
      .finally(() => (isAnswered = true));
    await until('the act to wait, or to be answered', async () => isAnswered || (await waiting()) > 0);
    expect(isAnswered).toBe(false);
    const at = new Date();
    const erased = { ...pseudonymOf(uid), passwordHash: '', blockedAt: at, erasedAt: at };
    await tx.customer.update({ where: { uid }, data: erased, select: { uid: true } });
  });
  return answer;
}

describe('an act of the customer under their lock', () => {
  it.each(Object.entries(ACTS))('waits for their erasure, and is refused then: %s', async (_, act) => {
    expect(await sentMeanwhile(act)).toMatchObject({ code: 'TOKEN_REQUIRED', status: 401 });
  });

  it('is one of the acts that are tried here', () => {
    const locking = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /(?<!\.spec)\.ts$/.test(file) &&
        !file.endsWith('lock-customer.ts') &&
        readFileSync(path.join(SOURCES, file), 'utf8').includes('lockOwnCustomer('),
    );
    expect(locking.toSorted()).toEqual(Object.keys(ACTS).toSorted());
  });
});
