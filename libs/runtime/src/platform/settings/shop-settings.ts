import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ShopFacts } from '#contracts/pages';
import { REPLACEABLE } from '#contracts/shop-paths';
import { type OpeningHours, USUAL_HOURS } from '#domain/platform/opening-hours';
import { type Sen, toSen } from '#domain/platform/sen';
import {
  SHOP_SETTINGS,
  type ShopSettingName,
  type ShopSettingValue,
  shopSetting,
} from '#domain/platform/shop-settings';
import { Config } from '#runtime/platform/config/config';
import { Database } from '#runtime/platform/db/database';
import { PgListener } from '#runtime/platform/db/pg-listener';

/** Contacts and sites as the server was started with them. */
const startedWith = ({ contact, otherSites }: Config) => ({
  contactEmail: contact.email,
  contactWhatsapp: contact.whatsapp,
  contactInstagram: contact.instagram,
  contactTwitter: contact.twitter,
  contactLinkedin: contact.linkedin,
  contactUrl: otherSites[REPLACEABLE.contact],
  reportProblemUrl: otherSites[REPLACEABLE.reportProblem],
  blogUrl: otherSites[REPLACEABLE.blog],
});
type Started = ReturnType<typeof startedWith>;

/** One for the process, because plain functions go by them too. */
let hours: OpeningHours = USUAL_HOURS;

/** The settings of the shop, in memory: a change reaches every process by NOTIFY, and no request asks the database. */
@Injectable()
export class ShopSettings implements OnModuleInit {
  private stored = new Map<string, unknown>();
  private readonly started: Started;

  constructor(
    private readonly database: Database,
    private readonly listener: PgListener,
    config: Config,
  ) {
    this.started = startedWith(config);
  }

  async onModuleInit(): Promise<void> {
    await this.listener.listen('shop_settings', () => this.read());
    await this.read();
  }

  get<N extends ShopSettingName>(name: N): ShopSettingValue<N> {
    return shopSetting(name, this.stored.get(name));
  }

  threshold(name: 'refundApprovalFrom' | 'payoutApprovalFrom'): Sen {
    return toSen(this.get(name));
  }

  /** What counts while a setting has no value of its own. */
  fallback(name: ShopSettingName): number | string | null {
    return this.started[name as keyof Started] ?? SHOP_SETTINGS[name].fallback;
  }

  /** How customers reach the shop. docs/rules/shop.md#contact */
  get contact(): Config['contact'] {
    return {
      email: this.text('contactEmail'),
      whatsapp: this.text('contactWhatsapp'),
      instagram: this.text('contactInstagram'),
      twitter: this.text('contactTwitter'),
      linkedin: this.text('contactLinkedin'),
    };
  }

  /** By the path of the page that each replaces. docs/rules/shop.md#contact */
  get otherSites(): Config['otherSites'] {
    return {
      [REPLACEABLE.contact]: this.text('contactUrl'),
      [REPLACEABLE.reportProblem]: this.text('reportProblemUrl'),
      [REPLACEABLE.blog]: this.text('blogUrl'),
    };
  }

  /** What every page may say of the shop: only what is not as pages are built. */
  get facts(): ShopFacts {
    const hours = this.get('openingHours');
    // The sender of the mails, which stands in for an address that nobody has written, is not said on every page.
    const email = this.get('contactEmail');
    const { whatsapp } = this.contact;
    const name = this.get('companyName');
    const [address, registration] = [this.get('companyAddress'), this.get('companyRegistration')];
    return {
      ...(hours !== USUAL_HOURS && { hours }),
      ...(email && { email }),
      ...(whatsapp && { whatsapp }),
      ...(name && { company: { name, ...(address && { address }), ...(registration && { registration }) } }),
    };
  }

  private text<N extends keyof Started>(name: N): Started[N] {
    return (this.get(name) as Started[N]) ?? this.started[name];
  }

  private async read(): Promise<void> {
    const rows = await this.database.shopSetting.findMany({ select: { name: true, value: true } });
    this.stored = new Map(rows.map(({ name, value }) => [name, value]));
    hours = this.get('openingHours');
  }
}

/** When the shop is open now. */
export const openingHours = (): OpeningHours => hours;
