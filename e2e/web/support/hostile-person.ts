import { dayInWib } from '#domain/platform/wib';
import { placeOrderBody, type PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { submitPurchaseFields } from '#contracts/products/subscriptions/hosts.http';
import { signUpBody } from '#contracts/identity/registration.http';
import { submitProofFields } from '#contracts/sales/payments.http';
import { profileBody, reminderContactBody } from '#contracts/identity/profile.http';
import { type SessionView, signInBody, signOutBody } from '#contracts/identity/session.http';
import type { Membership } from '#contracts/products/subscriptions/memberships.http';
import { changeNotesBody } from '#contracts/products/subscriptions/waiting-list.http';
import { acceptedDuties } from '#testing/eligibility';
import type { FoundPlan } from '#testing/plans';
import { aPicture } from '#testing/picture';
import { XSS_MARK, XSS_PAYLOADS } from '#testing/xss';
import type { Shop } from '../../support/shop.js';
import type { HostileFields } from './hostile-fields.js';

export const HOSTILE_PASSWORD = `kata-sandi ${XSS_MARK}`;
let counter = 0;
export const aPhone = () => `0812${String(10_000_000 + (counter += 1))}`;

/** A customer all of whose texts are XSS payloads. */
export class HostilePerson {
  private token = '';
  private constructor(
    private readonly shop: Shop,
    private readonly fields: HostileFields,
    readonly email: string,
    readonly uid: string,
    private readonly deviceId: string,
  ) {}

  static async join(shop: Shop, fields: HostileFields, who: string): Promise<HostilePerson> {
    const email = `${who}@jahat.contoh.test`;
    const deviceId = `hp-${who}${XSS_MARK}`;
    const body = { email, phoneNumber: aPhone(), password: HOSTILE_PASSWORD, deviceId };
    await shop.http.ask('POST', '/customer/sign/up', { body: fields.fill(signUpBody, body) });
    // Only a verified e-mail is blocked by the blacklist itself; the name is of before, for the mails.
    const [customer] = await shop.sql<{ uid: string }>(
      'UPDATE customer SET email_verified_at = now(), name = $2 WHERE email = $1 RETURNING uid',
      [email, `Nama lama ${XSS_MARK}`],
    );
    const person = new HostilePerson(shop, fields, email, customer!.uid, deviceId);
    await person.signIn();
    await person.post('/sign/out', fields.fill(signOutBody, { deviceId, deviceOs: `web${XSS_MARK}` }));
    await person.signIn();
    return person;
  }

  /** Again, after a block has ended it. */
  async signIn(): Promise<void> {
    const { email, deviceId } = this;
    const body = this.fields.fill(signInBody, { email, password: HOSTILE_PASSWORD, deviceId });
    this.token = (await this.shop.http.ask<SessionView>('POST', '/customer/sign/in', { body })).accessToken;
  }

  post<T>(path: string, body: object = {}): Promise<T> {
    return this.shop.http.ask('POST', `/customer${path}`, { token: this.token, body });
  }

  get<T>(path: string): Promise<T> {
    return this.shop.http.ask('GET', `/customer${path}`, { token: this.token });
  }

  async editProfile(): Promise<void> {
    await this.post('/profile', this.fields.fill(profileBody, { phoneNumber: aPhone() }));
    const contact = { platform: 'wa', phoneNumber: aPhone() } as const;
    await this.post('/profile/reminder-contact', this.fields.fill(reminderContactBody, contact));
  }

  order({ uid: variantUid, packageUid, isHost }: FoundPlan): Promise<PlacedOrder> {
    const { hostDuties } = acceptedDuties({ isHost });
    const plan = { email: this.email, phoneNumber: aPhone(), packageUid, variantUid, hostDuties };
    return this.post('', this.fields.fill(placeOrderBody, { ...plan, groupUid: undefined, eligibility: undefined }));
  }

  async pay({ orderUid }: { orderUid: string }): Promise<void> {
    const facts = { orderUid, customerUid: this.uid, bankFrom: 'BCA', accountName: 'Ani Wijaya' };
    await this.upload('/payment/confirm', this.fields.fill(submitProofFields, facts));
  }

  async provePurchase({ orderUid }: PlacedOrder): Promise<void> {
    const debitedAt = dayInWib(new Date());
    const account = { bankName: 'BCA', accountNumber: '1234567890', accountName: 'Ani Wijaya' };
    const facts = { orderUid, customerUid: this.uid, amount: '94900', debitedAt, ...account };
    await this.upload('/host/purchase', this.fields.fill(submitPurchaseFields, facts));
  }

  async seat(): Promise<string> {
    const [seat] = await this.get<Membership[]>('/membership');
    return seat!.accountUid;
  }

  async upload<T>(path: string, fields: Record<string, unknown>, method = 'POST'): Promise<T> {
    return this.submit<T>(path, await hostileForm(fields), method);
  }

  submit<T>(path: string, form: FormData, method = 'POST'): Promise<T> {
    return this.shop.http.ask<T>(method, `/customer${path}`, { token: this.token, form });
  }

  /** Waits for a seat of a plan, with notes. */
  wait({ uid: variantUid }: FoundPlan): Promise<unknown> {
    const body = this.fields.fill(changeNotesBody, { variantUid });
    return this.shop.http.ask('PATCH', '/customer/notes', { token: this.token, body });
  }

  /** Sends the name of something that is not there; without a body it is in the query. @throws Error when it is found. */
  async isRefused(path: string, body?: object): Promise<void> {
    const { status } = await this.shop.http.call(body ? 'POST' : 'GET', `/customer${path}`, {
      token: this.token,
      body,
    });
    if (status !== 404 && status !== 422) throw new Error(`${path}: ${status}`);
  }
}

/** With a picture whose file name is a payload too. */
export async function hostileForm(fields: Record<string, unknown>): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  const picture = new Blob([Uint8Array.from(await aPicture())], { type: 'image/png' });
  form.append('proof', picture, `${XSS_MARK}${XSS_PAYLOADS[1]!}.png`);
  return form;
}
