import { campaigns } from './campaigns/campaigns.room';
import { catalogue } from './catalogue/catalogue.room';
import { content } from './content/content.room';
import { identity } from './identity/identity.room';
import { messages } from './messages/messages.room';
import { platform } from './platform/platform.room';
import { createRegistry } from './platform/rooms/registry';
import { productLines } from './products/registry';
import { sales } from './sales/sales.room';

export const registry = createRegistry([
  platform,
  sales,
  ...productLines,
  campaigns,
  content,
  identity,
  catalogue,
  messages,
]);
