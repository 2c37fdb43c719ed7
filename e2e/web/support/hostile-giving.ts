import {
  type AdminCause,
  createCauseBody,
  disburseBody,
  payOutFields,
  setPictureFields,
  updateCauseBody,
} from '#contracts/products/giving/giving.admin.http';
import {
  type Applied,
  type PlacedDonation,
  applyBody,
  donateBody,
  donateSharesBody,
} from '#contracts/products/giving/donations.http';
import { type GiftLink, type PlacedGift, claimGiftBody, giftBody } from '#contracts/products/giving/gifts.http';
import { type PlacedTip, tipBody } from '#contracts/products/giving/tips.http';
import { reasonBody } from '#contracts/platform/common.http';
import { donationEndPath, donationPath, donorsPath } from '#contracts/product-paths';
import { PAGE, orderPath } from '#contracts/shop-paths';
import type { Admin } from '../../support/people.js';
import type { Shop } from '../../support/shop.js';
import type { HostileFields } from './hostile-fields.js';
import { type HostilePerson, aPhone, hostileForm } from './hostile-person.js';

export const HOSTILE_CAUSE = 'donasi-jahat';
const SHARES = 'netflix';
const ACCOUNT = { bankName: 'BCA', accountNumber: '1234567890', accountName: 'Ani Wijaya' };

/**
 * Causes, donations, tips and a gift with hostile texts.
 * @returns paths of the shop that show the texts to the giver.
 */
export const fillGiving = (
  shop: Shop,
  admin: Admin,
  fields: HostileFields,
  giver: HostilePerson,
  receiver: HostilePerson,
): Promise<string[]> => new GivingScenario(shop, admin, fields, giver, receiver).run();

class GivingScenario {
  constructor(
    private readonly shop: Shop,
    private readonly admin: Admin,
    private readonly fields: HostileFields,
    private readonly giver: HostilePerson,
    private readonly receiver: HostilePerson,
  ) {}

  async run(): Promise<string[]> {
    const causeUid = await this.open({ slug: HOSTILE_CAUSE, target: 1_000_000, sharePrice: null, position: 1 });
    await this.open({ slug: SHARES, target: null, sharePrice: 40_000, position: 2 });
    const donation = await this.give<PlacedDonation>(
      '/donation',
      this.fields.fill(donateBody, { ...this.contact(), type: HOSTILE_CAUSE, amount: 50_000, anonymous: false }),
    );
    await this.admin.ask('POST', `/donations/${donation.donationUid}/show-message`);
    await this.disburse(causeUid);
    await this.give(
      '/donation/netflix',
      this.fields.fill(donateSharesBody, { ...this.contact(), shares: 1, anonymous: false }),
    );
    await this.share();
    const tip = this.fields.fill(tipBody, { ...this.contact(), to: 'team', amount: 20_000 });
    await this.give<PlacedTip>('/tip', tip);
    const gift = await this.gift();
    return [
      PAGE.donations,
      donationPath(HOSTILE_CAUSE),
      donorsPath(HOSTILE_CAUSE),
      donationPath(SHARES),
      donationEndPath(HOSTILE_CAUSE, 'success', donation.donationUid),
      orderPath(gift.orderUid),
    ];
  }

  private contact = () => ({ email: this.giver.email, phoneNumber: aPhone() });

  /** Created, edited, with a picture, and published. */
  private async open(facts: { slug: string; target: number | null; sharePrice: number | null; position: number }) {
    const { admin, fields } = this;
    const harmless = { name: 'Sekolah', summary: 'Buku', story: 'Buku', beneficiary: 'Yayasan' };
    const { slug, ...rest } = facts;
    const body = slug === HOSTILE_CAUSE ? fields.fill(createCauseBody, facts) : { ...facts, ...harmless };
    const { uid } = await admin.ask<{ uid: string }>('POST', '/causes', { body });
    if (slug !== HOSTILE_CAUSE)
      await admin.ask('POST', `/causes/${uid}/update`, { body: fields.fill(updateCauseBody, { ...rest, version: 1 }) });
    await admin.ask('POST', `/causes/${uid}/set-picture`, { form: await hostileForm(fields.fill(setPictureFields)) });
    await admin.ask('POST', `/causes/${uid}/publish`);
    return uid;
  }

  /** Ordered, transferred and confirmed. */
  private async give<Placed extends { orderUid: string; customerUid: string }>(
    path: string,
    body: object,
  ): Promise<Placed> {
    const placed = await this.giver.post<Placed>(path, body);
    await this.giver.pay(placed as never);
    await this.admin.confirm(placed);
    await this.shop.settled();
    return placed;
  }

  /** One that is paid, with its proof, and one that waits. */
  private async disburse(causeUid: string): Promise<void> {
    const { admin, fields } = this;
    const schedule = async () => {
      const { version } = await admin.ask<AdminCause>('GET', `/causes/${causeUid}`);
      const body = fields.fill(disburseBody, { amount: 10_000, version, ...ACCOUNT });
      return (await admin.ask<{ uid: string }>('POST', `/causes/${causeUid}/disburse`, { body })).uid;
    };
    const uid = await schedule();
    // As another admin approves it.
    await this.shop.sql(`UPDATE payout SET state = 'approved' WHERE ref_uid = $1`, [uid]);
    await admin.ask('POST', `/disbursements/${uid}/pay`, { form: await hostileForm(fields.fill(payOutFields)) });
    await schedule();
  }

  /** One request is declined, the next one picked. */
  private async share(): Promise<void> {
    const ask = () => this.giver.post<Applied>('/donation/netflix/apply', this.fields.fill(applyBody));
    const { applicationUid } = await ask();
    await this.admin.ask('POST', `/share-applications/${applicationUid}/decline`, {
      body: this.fields.fill(reasonBody),
    });
    await ask();
  }

  private async gift(): Promise<PlacedGift> {
    const { admin, fields, giver, receiver, shop } = this;
    const gift = await this.give<PlacedGift>('/thr', fields.fill(giftBody, { ...this.contact(), amount: 50_000 }));
    const { link } = await giver.post<GiftLink>(`/thr/${gift.giftUid}/link`, {});
    const claim = fields.fill(claimGiftBody, { secret: link.split('#')[1]!, ...ACCOUNT });
    await receiver.post('/thr/claim', claim);
    const [payout] = await admin.list<{ id: string }>('giving-payouts', { unpaid: true });
    await admin.ask('POST', `/giving-payouts/${payout!.id}/approve`);
    await admin.ask('POST', `/giving-payouts/${payout!.id}/pay`, {
      form: await hostileForm(fields.fill(payOutFields)),
    });
    await shop.settled();
    return gift;
  }
}
