import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { QuoteErrandBody } from '#contracts/products/errands/errands.admin.http';
import { DomainError } from '#domain/platform/domain-error';
import { sen, toSen } from '#domain/platform/sen';
import { checkQuote, quoteEnd } from '#domain/products/errands/errand';
import { checkCarried } from '#domain/sales/shipping/shipping-option';
import type { Errand } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { openingHours } from '#runtime/platform/settings/shop-settings';
import { announce } from '#runtime/platform/outbox/announce';
import { lockErrand, moveErrand } from '#runtime/products/errands/errands.store';
import { findHeaviest } from '#runtime/sales/shipping/shipments.store';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';

export class QuoteErrandCommand extends Command<{ uid: string }> {
  constructor(
    readonly errandUid: string,
    readonly body: QuoteErrandBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Offers to buy it, never above the ceiling. A later quote replaces the one before. docs/rules/errands.md#quotes */
@CommandHandler(QuoteErrandCommand)
export class QuoteErrandHandler implements ICommandHandler<QuoteErrandCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ errandUid: uid, body, admin }: QuoteErrandCommand): Promise<{ uid: string }> {
    const { unitPrice, fee, weightGrams, days, note, version } = body;
    await this.database.transaction(async (tx) => {
      const errand = await lock(tx, uid);
      if (errand.version !== version)
        throw new DomainError('EDITED_MEANWHILE', 'Titipan ini sudah berubah. Muat ulang, lalu coba lagi.');
      const quote = { quantity: errand.quantity, unitPriceSen: toSen(unitPrice), feeSen: toSen(fee) };
      checkQuote(quote, sen(errand.ceilingSen));
      checkCarried(weightGrams, await findHeaviest(tx));
      const now = this.clock.now();
      await moveErrand(tx, errand, 'quote', 'admin', {
        unitPriceSen: quote.unitPriceSen,
        feeSen: quote.feeSen,
        weightGrams,
        quoteNote: note,
        quotedAt: now,
        quoteEndsAt: quoteEnd(now, days, openingHours()),
      });
      await announce(tx, 'errand.quoted', { errandUid: uid });
      const change = { unitPrice, fee, weightGrams, days };
      await recordAudit(tx, admin, { action: 'quote', subject: 'errands', subjectUid: uid, change });
    });
    return { uid };
  }
}

export class DeclineErrandCommand extends Command<{ uid: string }> {
  constructor(
    readonly errandUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The shop does not buy it; the reason goes to the customer. */
@CommandHandler(DeclineErrandCommand)
export class DeclineErrandHandler implements ICommandHandler<DeclineErrandCommand> {
  constructor(private readonly database: Database) {}

  async execute({ errandUid: uid, reason, admin }: DeclineErrandCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      await moveErrand(tx, await lock(tx, uid), 'decline', 'admin', { reason });
      await announce(tx, 'errand.declined', { errandUid: uid });
      await recordAudit(tx, admin, { action: 'decline', subject: 'errands', subjectUid: uid, reason });
    });
    return { uid };
  }
}

async function lock(tx: Tx, uid: string): Promise<Errand> {
  const errand = await lockErrand(tx, uid);
  if (!errand) throw new Refusal('NOT_FOUND', 404);
  return errand;
}
