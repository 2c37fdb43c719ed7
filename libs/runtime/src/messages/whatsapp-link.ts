import {
  CHAT_TITLE,
  type WhatsAppFacts,
  type WhatsAppTextName,
  whatsAppKey,
  whatsAppWords,
} from '#domain/messages/whatsapp-texts';
import { whatsAppLink } from '#domain/platform/phone';
import { writeMessage } from './message-texts.js';

/** A WhatsApp link with one of the shop's texts. `phone` as stored. */
export const whatsAppTextLink = <N extends WhatsAppTextName>(phone: string, name: N, facts: WhatsAppFacts<N>): string =>
  whatsAppLink(phone, writeMessage(whatsAppKey(name), CHAT_TITLE, whatsAppWords(name, facts)).body);
