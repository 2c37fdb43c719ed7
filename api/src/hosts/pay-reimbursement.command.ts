import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/clock/clock';
import { Database, type Tx } from '#runtime/db/database';
import { announce } from '#runtime/outbox/announce';
import { stage } from '#runtime/stages';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access.js';
import { type ProofFile, ProofFiles, saveProof } from '../http/stored-proof.js';
import { decideReimbursement } from './decide-reimbursement.js';

export class PayReimbursementCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly reference: string,
    readonly proof: Buffer | null,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The transfer was made: reference and proof are kept, the host is told, the ledger posted. */
@CommandHandler(PayReimbursementCommand)
export class PayReimbursementHandler implements ICommandHandler<PayReimbursementCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly proofs: ProofFiles,
  ) {}

  async execute(command: PayReimbursementCommand): Promise<{ uid: string }> {
    const file = command.proof && (await this.proofs.store(command.proof));
    await this.database.transaction(
      (tx) => this.pay(tx, command, file),
      () => this.proofs.discard(file),
    );
    stage('pay-reimbursement:committed');
    return { uid: command.uid };
  }

  private async pay(tx: Tx, { uid, reference, admin }: PayReimbursementCommand, file: ProofFile | null): Promise<void> {
    if (file) await saveProof(tx, file);
    const { orderUid } = await decideReimbursement(tx, uid, 'pay', {
      paidBy: admin.name,
      paidAt: this.clock.now(),
      reference,
      proofUid: file?.uid ?? null,
    });
    await announce(tx, 'host.reimbursed', { orderUid, reimbursementUid: uid });
    await recordAudit(tx, admin, { action: 'pay', subject: 'reimbursements', subjectUid: uid, change: { reference } });
    stage('pay-reimbursement:before-commit');
  }
}
