import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SubmitPurchaseFields } from '#contracts/products/subscriptions/hosts.http';
import { DomainError } from '#domain/platform/domain-error';
import { toSen } from '#domain/platform/sen';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { crashPoint } from '#runtime/platform/crash-point';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { waitsForPeople } from '#domain/products/subscriptions/groups/missing-people';
import { checkDebitReaches } from '#domain/products/subscriptions/hosts/cycle';
import { asksForPurchase, hostWaitsFor, missingMembers } from '#domain/products/subscriptions/hosts/host-task';
import { answersMissing } from '#domain/products/subscriptions/open-questions';
import type { Account } from '#runtime/generated/prisma/client';
import { moveAccount } from '#runtime/products/subscriptions/accounts.store';
import { endTasks, readAskedOfHost, readHostStart } from '#runtime/products/subscriptions/host-tasks.store';
import { lockOrderOfSeat } from '#runtime/products/subscriptions/seats.store';
import type { Cause } from '#runtime/sales/orders.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import type { UploadedFile } from '../../../platform/http/uploads/upload.js';
import { type StoredFile, StoredFiles, saveFile } from '../../../platform/files/stored-files.js';
import { refuseUsedPicture } from '../../../sales/payments/same-proof.js';

export class SubmitPurchaseCommand extends Command<{ uid: string }> {
  constructor(
    readonly customerUid: string,
    readonly fields: SubmitPurchaseFields,
    readonly proof: UploadedFile,
  ) {
    super();
  }
}

const BY_HOST: Cause = { actor: 'customer', by: 'customer', why: 'Bukti pembelian host diunggah' };

/**
 * The host uploads the proof of purchase and the bank account for the reimbursement, once for each cycle that it was asked
 * for. With the first one account 1 or 7 → 2. docs/rules/hosts.md#purchase
 */
@CommandHandler(SubmitPurchaseCommand)
export class SubmitPurchaseHandler implements ICommandHandler<SubmitPurchaseCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly files: StoredFiles,
    private readonly lines: ProductLines,
  ) {}

  async execute({ customerUid, fields, proof }: SubmitPurchaseCommand): Promise<{ uid: string }> {
    const { orderUid } = fields;
    const order = await this.database.order.findFirst({
      where: { uid: orderUid, customerUid, account: { role: 'host' } },
      select: { status: true },
    });
    if (!order) throw new Refusal('ORDER_NOT_FOUND', 404);
    const file = await this.files.store(proof, customerUid);
    const uid = await this.database.transaction(
      (tx) => this.submit(tx, fields, file),
      () => this.files.discard(file),
    );
    crashPoint('submit-purchase:committed');
    return { uid };
  }

  private async submit(tx: Tx, fields: SubmitPurchaseFields, file: StoredFile): Promise<string> {
    const order = await lockOrderOfSeat(tx, fields.orderUid);
    const { account } = order;
    await this.checkAsked(tx, account);
    checkDebitReaches(new Date(fields.debitedAt), order.createdAt);
    await refuseUsedPicture(tx, this.lines, file, order);
    if (account.status !== ACCOUNT_STATUS.active) await moveAccount(tx, account, 'submit-proof', BY_HOST);
    await endTasks(tx, account.uid, ['buy', 'proof'], 'done', this.clock.now());
    await saveFile(tx, file, { kind: 'purchase-proof', customerUid: order.customerUid });
    const uid = randomUUID();
    const { amount, debitedAt, bankName, accountNumber, accountName } = fields;
    await tx.hostPurchase.create({
      data: {
        uid,
        orderUid: order.uid,
        state: 'submitted',
        claimedSen: toSen(Number(amount)),
        debitedAt: new Date(debitedAt),
        bankName,
        accountNumber,
        accountName,
        fileUid: file.uid,
        submittedAt: this.clock.now(),
      },
      select: { uid: true },
    });
    await announce(tx, 'host.purchase-submitted', { orderUid: order.uid, purchaseUid: uid });
    return uid;
  }

  /** @throws DomainError 409 when there is nothing to buy yet, or its proof is in already. */
  private async checkAsked(tx: Tx, { uid: accountUid, orderUid, groupUid, status }: Account): Promise<void> {
    const asked = await readAskedOfHost(tx, { accountUid, orderUid });
    if (asked.purchase === 'submitted')
      throw new DomainError('PURCHASE_ALREADY_SUBMITTED', 'Bukti pembelianmu sudah kami terima.');
    // A proof that comes late is taken as well, as long as the seat is the host's, which its move checks.
    if (asksForPurchase(asked) || asked.task === 'dropped') return;
    if (asked.task === 'done' && status === ACCOUNT_STATUS.active)
      throw new DomainError('PURCHASE_ALREADY_SUBMITTED', 'Bukti pembelian siklus ini sudah kami terima.');
    const start = await readHostStart(tx, groupUid);
    const waitsFor = hostWaitsFor(start, this.clock.now());
    if (waitsFor === null) return;
    if (waitsFor === 'answers') throw answersMissing();
    throw new DomainError('PURCHASE_NOT_REQUESTED', NOT_YET[waitsFor](missingMembers(start)));
  }
}

const NOT_YET = {
  admin: () => 'Jangan beli dulu: data akunnya masih kami siapkan. Kami kabari begitu waktunya membeli.',
  members: (missing: number) =>
    `Jangan beli dulu. ${waitsForPeople(missing)} di grupmu membayar. Kami kabari begitu waktunya membeli.`,
  cycle: () => 'Siklus grup ini masih berjalan. Kami kabari begitu waktunya membeli.',
};
