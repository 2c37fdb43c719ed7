import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ShopFacts } from '#contracts/pages';
import { REPLACEABLE } from '#contracts/shop-paths';
import { type OpeningHours, USUAL_HOURS } from '#domain/platform/opening-hours';
import { type Sen, toSen } from '#domain/platform/sen';
import { type ShopSettingName, type ShopSettingValue, shopSetting } from '#domain/platform/shop-settings';
import { Config } from '#runtime/platform/config/config';
import { Database } from '#runtime/platform/db/database';
import { PgListener } from '#runtime/platform/db/pg-listener';

/** One for the process, because plain functions go by them too. */
let hours: OpeningHours = USUAL_HOURS;

/** The settings of the shop, in memory: a change reaches every process by NOTIFY, and no request asks the database. */
@Injectable()
export class ShopSettings implements OnModuleInit {
  private stored = new Map<string, unknown>();

  constructor(
    private readonly database: Database,
    private readonly listener: PgListener,
    private readonly config: Config,
  ) {}

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

  /** How customers reach the shop. docs/rules/shop.md#contact */
  get contact(): Config['contact'] {
    const started = this.config.contact;
    return {
      email: this.get('contactEmail') ?? started.email,
      whatsapp: this.get('contactWhatsapp') ?? started.whatsapp,
      instagram: this.get('contactInstagram') ?? started.instagram,
      twitter: this.get('contactTwitter') ?? started.twitter,
      linkedin: this.get('contactLinkedin') ?? started.linkedin,
    };
  }

  /** By the path of the page that each replaces. docs/rules/shop.md#contact */
  get otherSites(): Config['otherSites'] {
    const started = this.config.otherSites;
    return {
      [REPLACEABLE.contact]: this.get('contactUrl') ?? started[REPLACEABLE.contact],
      [REPLACEABLE.reportProblem]: this.get('reportProblemUrl') ?? started[REPLACEABLE.reportProblem],
      [REPLACEABLE.blog]: this.get('blogUrl') ?? started[REPLACEABLE.blog],
    };
  }

  /** What every page may say of the shop: only what is not as pages are built. */
  get facts(): ShopFacts {
    const hours = this.get('openingHours');
    const { whatsapp } = this.contact;
    const name = this.get('companyName');
    const [address, registration] = [this.get('companyAddress'), this.get('companyRegistration')];
    return {
      ...(hours !== USUAL_HOURS && { hours }),
      ...(whatsapp && { whatsapp }),
      ...(name && { company: { name, ...(address && { address }), ...(registration && { registration }) } }),
    };
  }

  private async read(): Promise<void> {
    const rows = await this.database.shopSetting.findMany({ select: { name: true, value: true } });
    this.stored = new Map(rows.map(({ name, value }) => [name, value]));
    hours = this.get('openingHours');
  }
}

/** When the shop is open now. */
export const openingHours = (): OpeningHours => hours;
