import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PaymentStatusView, SubmitProofFields } from '#contracts/http/payments.http';
import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/domain-error';
import { orderStatusOf } from '#domain/orders/order-status';
import { Clock } from '#runtime/clock/clock';
import { Database, type Tx } from '#runtime/db/database';
import { announce } from '#runtime/outbox/announce';
import { stage } from '#runtime/stages';
import { type Cause, moveAccount } from '#runtime/stores/accounts.store';
import { type LockedOrder, lockOrder, moveOrder } from '#runtime/stores/orders.store';
import { Refusal } from '../http/refusal.js';
import { type ProofFile, ProofFiles, saveProof } from '../http/stored-proof.js';

export class SubmitProofCommand extends Command<Pick<PaymentStatusView, 'orderUid' | 'orderNumber'>> {
  constructor(
    readonly fields: SubmitProofFields,
    readonly proof: Buffer,
  ) {
    super();
  }
}

const BY_CUSTOMER: Cause = { actor: 'customer', by: 'customer', why: 'Bukti pembayaran diunggah' };

/** A customer says that the money was sent: order → 2, account 1 or 7 → 2, and the desk has work. */
@CommandHandler(SubmitProofCommand)
export class SubmitProofHandler implements ICommandHandler<SubmitProofCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly proofs: ProofFiles,
  ) {}

  async execute({ fields, proof }: SubmitProofCommand) {
    await this.refuseEarly(fields);
    const file = await this.proofs.store(proof);
    const order = await this.database.transaction(
      (tx) => this.submit(tx, fields, file),
      () => this.proofs.discard(file),
    );
    stage('submit-proof:committed');
    return { orderUid: order.uid, orderNumber: order.number };
  }

  /** Cheap refusals before the picture is decoded; decided again under the lock. */
  private async refuseEarly({ orderUid, customerUid }: SubmitProofFields): Promise<void> {
    const order = await this.database.order.findFirst({
      where: { uid: orderUid, customerUid },
      select: { status: true, kind: true, dueAt: true },
    });
    if (!order) throw new Refusal('ORDER_NOT_FOUND', 404);
    assertPayable(order, this.clock.now());
  }

  private async submit(tx: Tx, fields: SubmitProofFields, file: ProofFile): Promise<LockedOrder> {
    const now = this.clock.now();
    const order = await lockOrder(tx, fields.orderUid);
    assertPayable(order, now);
    await saveProof(tx, file);
    const paymentUid = randomUUID();
    await tx.payment.create({
      data: {
        uid: paymentUid,
        orderUid: order.uid,
        state: 'submitted',
        amountSen: order.grandTotalSen,
        bankFrom: fields.bankFrom,
        accountName: fields.accountName,
        proofUid: file.uid,
        submittedAt: now,
      },
      select: { uid: true },
    });
    // Ordering once more is no retry from here on; and a rejected proof must not find its key taken by a younger order.
    await moveOrder(tx, order, 'submit-proof', BY_CUSTOMER, { dueAt: null, retryKey: null });
    await moveAccount(tx, order.account, 'submit-proof', BY_CUSTOMER);
    await announce(tx, 'payment.submitted', { orderUid: order.uid, paymentUid });
    stage('submit-proof:before-commit');
    return order;
  }
}

/** Nobody pays before being asked, twice, or too late. Decisions: Account status, Time. */
function assertPayable(order: { status: number; kind: string; dueAt: Date | null }, now: Date): void {
  if (order.kind === 'host')
    throw new DomainError(
      'HOST_OWES_NOTHING',
      'Pesanan host tidak dibayar ke kami. Unggah bukti pembelian dari provider.',
    );
  const status = orderStatusOf(order.status);
  if (status === 'waitingForGroup')
    throw new DomainError('GROUP_NOT_FULL', 'Grupmu belum penuh. Kami kabari begitu waktunya membayar.');
  if (status === 'expired' || (order.dueAt && order.dueAt <= now))
    throw new DomainError('ORDER_EXPIRED', 'Batas waktu pembayaran sudah lewat. Silakan buat pesanan baru.');
  if (status !== 'awaitingPayment') throw new DomainError('ORDER_NOT_PAYABLE', ERROR_MESSAGE.ORDER_NOT_FOUND);
}
