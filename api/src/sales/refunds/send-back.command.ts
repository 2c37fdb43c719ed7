import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import { Clock } from '#runtime/platform/clock/clock';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database } from '#runtime/platform/db/database';
import { Gateway } from '#runtime/sales/gateway/gateway';
import { askRefund, sendRefund } from '#runtime/sales/gateway/gateway-refunds.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';

const RETRY_S = 30;

export class SendBackCommand extends Command<{ uid: string }> {
  constructor(
    readonly refundUid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * A refund goes back through the gateway by which its payment came: written first, then asked for, then recorded. Pressed again, or
 * after a crash, it goes on where it was; the worker does so too. docs/rules/payments.md#gateway
 */
@CommandHandler(SendBackCommand)
export class SendBackHandler implements ICommandHandler<SendBackCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly gateway: Gateway,
    private readonly settings: ShopSettings,
  ) {}

  /** @throws DomainError 404, 409 (not approved, scheduled, not by this way, refused). @throws Refusal 503 without an answer. */
  async execute({ refundUid: uid, admin }: SendBackCommand): Promise<{ uid: string }> {
    const company = this.gateway.required();
    await this.database.transaction(async (tx) => {
      if ((await tx.refund.count({ where: { uid } })) === 0)
        throw new DomainError('NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
      const approvalFrom = this.settings.threshold('refundApprovalFrom');
      if (await askRefund(tx, uid, { by: admin, at: this.clock.now(), approvalFrom }))
        await recordAudit(tx, admin, { action: 'send-back', subject: 'refunds', subjectUid: uid });
    });
    crashPoint('gateway:refund-asked');
    const outcome = await sendRefund(this.database, company, uid, () => this.clock.now());
    if (outcome === 'refused')
      throw new DomainError('GATEWAY_REFUSED', 'Gateway menolak pengembalian ini. Transfer lewat bank, ya.');
    if (outcome === 'waiting')
      throw new Refusal(
        'BUSY',
        503,
        [],
        'Gateway belum menjawab. Pengembaliannya dicek lagi otomatis tiap beberapa menit; jangan transfer lewat bank dulu.',
        RETRY_S,
      );
    return { uid };
  }
}
