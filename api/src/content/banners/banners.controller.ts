import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { type BannerView, type BannersQuery, bannerView, bannersQuery } from '#contracts/content/content.http';
import type { BannerType } from '#domain/content/banner-type';
import { Database } from '#runtime/platform/db/database';
import { Public } from '../../platform/http/access/access.js';
import { shownPicture, withFiles } from '../pictures/picture-view.js';

/** Of one place; an admin chooses a handful. */
const MOST = 20;

/** Banners by their place. docs/rules/content.md#banners */
@ApiTags('content')
@Public()
@Controller('customer')
export class BannersController {
  constructor(private readonly database: Database) {}

  @Get('banner')
  @ApiOkResponse({ standardSchema: z.array(bannerView) })
  banners(@Query({ schema: bannersQuery }) { type }: BannersQuery) {
    return this.of(type);
  }

  /** What the shop has done. */
  @Get('portfolio')
  @ApiOkResponse({ standardSchema: z.array(bannerView) })
  portfolio() {
    return this.of('portfolio');
  }

  private async of(type: BannerType): Promise<BannerView[]> {
    const banners = await this.database.banner.findMany({
      where: { type, active: true },
      include: { picture: withFiles },
      orderBy: [{ position: 'asc' }, { uid: 'asc' }],
      take: MOST,
    });
    return banners.map(({ uid, title, text, link, picture }) => ({
      uid,
      title,
      text,
      link,
      // An active banner has one: `banner_shown` in the migrations.
      picture: shownPicture(picture!),
    }));
  }
}
