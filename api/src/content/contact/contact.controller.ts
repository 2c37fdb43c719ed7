import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { type ContactView, contactView } from '#contracts/platform/contact.http';
import { contactsOf } from '#runtime/platform/config/contacts';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { Public } from '../../platform/http/access/access.js';

/** How customers reach the shop. docs/rules/shop.md#contact */
@ApiTags('content')
@Public()
@Controller('customer/contact')
export class ContactController {
  constructor(@Inject(ShopSettings) private readonly settings: ShopSettings) {}

  @Get()
  @ApiOkResponse({ standardSchema: z.array(contactView) })
  contacts(): ContactView[] {
    return contactsOf(this.settings);
  }
}
