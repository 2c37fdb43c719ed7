import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { GiftLink } from '#contracts/products/giving/gifts.http';
import { giftPath } from '#contracts/product-paths';
import { type GiftState, checkLinkable } from '#domain/products/giving/gift';
import { DomainError } from '#domain/platform/domain-error';
import { Database } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { hashOfSecret, randomSecret } from '../../../identity/session/random-secret.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';

export class MakeGiftLinkCommand extends Command<GiftLink> {
  constructor(
    readonly customerUid: string,
    readonly giftUid: string,
    readonly seen: number | undefined,
  ) {
    super();
  }
}

/** Only the hash of the secret is stored: a link that was lost is replaced by a new one, and the old one ends. */
@CommandHandler(MakeGiftLinkCommand)
export class MakeGiftLinkHandler implements ICommandHandler<MakeGiftLinkCommand> {
  constructor(private readonly database: Database) {}

  execute({ customerUid, giftUid, seen }: MakeGiftLinkCommand): Promise<GiftLink> {
    return this.database.transaction(async (tx) => {
      await lockRow(tx, 'giving_gift', giftUid);
      const gift = await tx.givingGift.findFirst({ where: { uid: giftUid, order: { customerUid } } });
      if (!gift) throw new Refusal('NOT_FOUND', 404);
      checkLinkable(gift.state as GiftState);
      // A second press at once would end the link that the first one has just shown.
      if (seen === undefined ? gift.secretHash !== null : seen !== gift.version) throw linkMade();
      const secret = randomSecret();
      const { expiresAt } = await tx.givingGift.update({
        where: { uid: giftUid },
        data: { secretHash: hashOfSecret(secret), version: { increment: 1 } },
        select: { expiresAt: true },
      });
      return { link: giftPath(secret), expiresAt: expiresAt!.toISOString() };
    });
  }
}

const linkMade = () =>
  new DomainError(
    'LINK_MADE',
    'Link hadiah ini sudah dibuat. Simpan link itu, atau muat ulang halaman ini untuk membuat yang baru.',
  );
