import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import type { PayoutState } from '#domain/sales/payouts/payout';
import type { TransferFields } from '#contracts/sales/payouts.admin.http';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database, type Tx } from '#runtime/platform/db/database';
import { lockAllotment } from '#runtime/products/giving/allotments.store';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import { type StoredFile, StoredFiles, saveFile } from '../../../platform/files/stored-files.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import type { UploadedFile } from '../../../platform/http/uploads/upload.js';
import { RecordTransfers } from '../../../sales/payouts/record-transfers.js';

const subject = 'disbursements';

export class PayDisbursementCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly fields: TransferFields,
    readonly proof: UploadedFile | null,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class SetDisbursementProofCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly proof: UploadedFile,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The transfer was made, by hand; by the rules of the desk of payouts. The proof is public, and may come later. */
@CommandHandler(PayDisbursementCommand)
export class PayDisbursementHandler implements ICommandHandler<PayDisbursementCommand> {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly transfers: RecordTransfers,
  ) {}

  /** @throws DomainError 404, 409 (not approved, own approval above the threshold, reference used, in a batch). */
  async execute({ uid, fields, proof, admin }: PayDisbursementCommand): Promise<{ uid: string }> {
    const file = proof && (await this.files.store(proof, admin.uid));
    const { reference, sameTransfer } = fields;
    await this.database.transaction(
      async (tx) => {
        const { payout } = await lockAllotment(tx, uid);
        await this.transfers.ofPayout(tx, payout.uid, { admin, reference, sameTransfer: sameTransfer === true });
        if (file) await showProof(tx, uid, file);
        await recordAudit(tx, admin, { action: 'pay', subject, subjectUid: uid, change: { reference } });
      },
      () => this.files.discard(file),
    );
    crashPoint('giving:disbursement-committed');
    return { uid };
  }
}

/** The proof of what was passed on, once: the page of the cause shows it. */
@CommandHandler(SetDisbursementProofCommand)
export class SetDisbursementProofHandler implements ICommandHandler<SetDisbursementProofCommand> {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
  ) {}

  /** @throws DomainError 404, NOT_PAID, PROOF_SHOWN. */
  async execute({ uid, proof, admin }: SetDisbursementProofCommand): Promise<{ uid: string }> {
    const file = await this.files.store(proof, admin.uid);
    await this.database.transaction(
      async (tx) => {
        const { payout } = await lockAllotment(tx, uid);
        if (payout.state !== ('paid' satisfies PayoutState))
          throw new DomainError('NOT_PAID', 'Penyaluran ini belum ditransfer, jadi belum ada buktinya.');
        await showProof(tx, uid, file);
        const change = { fileUid: file.uid };
        await recordAudit(tx, admin, { action: 'set-proof', subject, subjectUid: uid, change });
      },
      () => this.files.discard(file),
    );
    return { uid };
  }
}

async function showProof(tx: Tx, uid: string, file: StoredFile): Promise<void> {
  await saveFile(tx, file, { kind: 'giving-picture', customerUid: null });
  const { count } = await tx.givingAllotment.updateMany({ where: { uid, fileUid: null }, data: { fileUid: file.uid } });
  if (count === 0) throw new DomainError('PROOF_SHOWN', 'Buktinya sudah tampil di toko, jadi tidak diganti lagi.');
}
