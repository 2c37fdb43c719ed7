import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import type { BuyErrandFields } from '#contracts/products/errands/errands.admin.http';
import { DomainError } from '#domain/platform/domain-error';
import { sen, toSen } from '#domain/platform/sen';
import { type ErrandState, errandMoves, goodsSen, savedSen } from '#domain/products/errands/errand';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { moveErrand } from '#runtime/products/errands/errands.store';
import { lockWholeOrder } from '#runtime/sales/close-order';
import { ProductLines } from '#runtime/sales/product-lines';
import { creditInvoice } from '#runtime/sales/refund-invoice';
import { receiveGoods } from '#runtime/sales/shipping/shipments.store';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import { type StoredFile, StoredFiles, saveFile } from '../../../platform/files/stored-files.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import type { UploadedFile } from '../../../platform/http/uploads/upload.js';
import { Costs } from '../../../sales/costs/take-cost.js';
import { quoteOf } from '../requests/errand-view.js';

const CHEAPER = 'Harga belinya lebih murah dari penawaran';
const BOUGHT = { by: 'system', why: 'Barangnya sudah kami beli' };

export class BuyErrandCommand extends Command<DoneOrProposed> {
  /** `cost`: what all pieces have cost, in rupiah. */
  constructor(
    readonly errandUid: string,
    readonly fields: BuyErrandFields,
    readonly receipt: UploadedFile,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The shop has bought it: what it cost less is the customer's credit, and the parcel can be packed. docs/rules/errands.md#bought */
@CommandHandler(BuyErrandCommand)
export class BuyErrandHandler implements ICommandHandler<BuyErrandCommand> {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
    private readonly costs: Costs,
  ) {}

  async execute({ errandUid: uid, fields, receipt, admin }: BuyErrandCommand): Promise<DoneOrProposed> {
    const found = await this.database.errand.findUnique({ where: { uid }, select: { orderUid: true } });
    if (!found) throw new Refusal('NOT_FOUND', 404);
    const { orderUid } = found;
    if (!orderUid) throw new DomainError('ERRAND_NOT_PAID', 'Titipan ini belum dipesan dan dibayar pelanggan.');
    const file = await this.files.store(receipt, admin.uid);
    const isProposed = await this.database.transaction(
      async (tx) => {
        await lockWholeOrder(tx, this.lines, orderUid);
        if (await this.proposes(tx, uid, fields, admin)) return true;
        const { cost } = fields;
        await this.buy(tx, uid, orderUid, cost, file);
        await recordAudit(tx, admin, { action: 'buy', subject: 'errands', subjectUid: uid, change: { cost } });
        return false;
      },
      () => this.files.discard(file),
    );
    // The admin who takes it sends the receipt again.
    if (isProposed) await this.files.discard(file);
    return { uid, isProposed };
  }

  /** Whether the cost needs another admin. @throws DomainError where it cannot be bought, or costs more than the ceiling. */
  private async proposes(
    tx: Tx,
    uid: string,
    { cost, payee, ...transfer }: BuyErrandFields,
    admin: AdminIdentity,
  ): Promise<boolean> {
    const errand = await tx.errand.findUniqueOrThrow({ where: { uid } });
    errandMoves.after(errand.state as ErrandState, 'buy', 'admin');
    const [amountSen, quote] = [toSen(cost), quoteOf(errand)!];
    savedSen(quote, amountSen, sen(errand.ceilingSen));
    const of = { kind: 'errand', subjectUid: uid, account: null, productLine: 'errands', orderUid: errand.orderUid };
    const typed = { label: `Titipan ${errand.code}`, expectedSen: goodsSen(quote), amountSen, payee };
    return (await this.costs.take(tx, { ...of, ...typed }, transfer, admin)).isProposed;
  }

  private async buy(tx: Tx, uid: string, orderUid: string, cost: number, file: StoredFile): Promise<void> {
    const errand = await tx.errand.findUniqueOrThrow({ where: { uid } });
    const at = this.clock.now();
    const costSen = toSen(cost);
    const amount = savedSen(quoteOf(errand)!, costSen, sen(errand.ceilingSen));
    await saveFile(tx, file, { kind: 'errand-receipt', customerUid: errand.customerUid });
    await moveErrand(tx, errand, 'buy', 'admin', { costSen, receiptUid: file.uid, boughtAt: at });
    if (amount > 0n) {
      const invoice = await tx.invoice.findFirstOrThrow({ where: { orderUid, purpose: 'purchase' } });
      await creditInvoice(tx, invoice, { amount, fee: sen(invoice.amountSen), reason: CHEAPER, by: 'system', at });
    }
    await receiveGoods(tx, orderUid, BOUGHT);
    await announce(tx, 'errand.bought', { errandUid: uid });
  }
}
