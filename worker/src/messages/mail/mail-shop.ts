import { PAGE } from '#contracts/shop-paths';
import type { EmailShop } from '#domain/messages/render-email';
import { type ShopSettings, openingHours } from '#runtime/platform/settings/shop-settings';

/** What stands under every mail, as owners have set it last. docs/rules/messages.md#mail */
export const mailShop = ({ facts }: ShopSettings): EmailShop => ({
  ...facts,
  hours: openingHours(),
  contact: PAGE.contact,
  guarantee: PAGE.guarantee,
});
