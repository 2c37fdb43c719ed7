import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { type ContactView, contactView } from '#contracts/content/contact.http';
import { Config } from '#runtime/platform/config/config';
import { Public } from '../../platform/http/access/access.js';

/** How customers reach the shop. docs/rules/shop.md#contact */
@ApiTags('content')
@Public()
@Controller('customer/contact')
export class ContactController {
  constructor(@Inject(Config) private readonly config: Config) {}

  @Get()
  @ApiOkResponse({ standardSchema: z.array(contactView) })
  contacts(): ContactView[] {
    const { email, whatsapp } = this.config.contact;
    const byEmail: ContactView = { platform: 'email', value: email, redirectUrl: `mailto:${email}` };
    if (whatsapp === null) return [byEmail];
    return [{ platform: 'wa', value: `+${whatsapp}`, redirectUrl: `https://wa.me/${whatsapp}` }, byEmail];
  }
}
