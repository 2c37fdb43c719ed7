import { MessageCircle } from 'lucide-react';
import { aboutOrder } from '../about-order';
import { shopFacts } from '../shop-facts';
import { LinkButton } from './button';

/** A chat about the order, in which its number is written already; nothing where the shop has no WhatsApp. */
export function WhatsAppButton({ order }: { order: string }) {
  const { whatsapp } = shopFacts();
  if (!whatsapp) return null;
  const chat = `https://wa.me/${whatsapp}?text=${encodeURIComponent(aboutOrder(order))}`;
  return (
    <LinkButton to={chat} target="_blank" rel="noreferrer" variant="secondary" className="max-sm:w-full">
      <MessageCircle aria-hidden="true" className="size-5" />
      Tanya lewat WhatsApp
    </LinkButton>
  );
}
