import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type WishBody, type WishView, wishBody, wishView, wishlist } from '#contracts/catalogue/wishlist.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { AsCustomer, Customer, type CustomerIdentity, OpenWhileBlocked } from '../../platform/http/access/access.js';
import { invalid } from '../../platform/http/errors/refusal.js';
import { CatalogueSnapshot } from '../catalogue.snapshot.js';
import { providerSummaryOf } from '../provider-views.js';

/** Providers that a customer has marked. docs/rules/content.md#wishlist */
@ApiTags('catalogue')
@AsCustomer()
@Controller('customer/wishlist')
export class WishlistController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly catalogue: CatalogueSnapshot,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: wishlist })
  async mine(@Customer() { uid: customerUid }: CustomerIdentity) {
    const wishes = await this.database.wish.findMany({
      where: { customerUid },
      orderBy: [{ createdAt: 'desc' }, { providerUid: 'asc' }],
    });
    const sold = new Map(this.catalogue.public().providers.map((provider) => [provider.uid, provider]));
    return wishes
      .flatMap(({ providerUid }) => sold.get(providerUid) ?? [])
      .map((provider) => providerSummaryOf(provider));
  }

  /** Marks a provider, or takes the mark away; the same twice changes nothing. */
  @Post()
  @OpenWhileBlocked('Marks a favourite.')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: wishView })
  async mark(
    @Customer() { uid: customerUid }: CustomerIdentity,
    @Body({ schema: wishBody }) { providerUid, wished }: WishBody,
  ): Promise<WishView> {
    if (!wished) {
      await this.database.wish.deleteMany({ where: { customerUid, providerUid } });
      return { providerUid, wished };
    }
    if (!this.catalogue.public().providers.some(({ uid }) => uid === providerUid))
      throw invalid({ field: 'providerUid', message: 'Layanan ini tidak ada' });
    await this.database.$executeRaw`
      INSERT INTO wish (customer_uid, provider_uid, created_at)
      VALUES (${customerUid}::uuid, ${providerUid}::uuid, ${this.clock.now()}) ON CONFLICT DO NOTHING`;
    return { providerUid, wished };
  }
}
