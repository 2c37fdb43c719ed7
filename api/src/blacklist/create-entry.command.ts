import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ERROR_MESSAGE } from '#contracts/errors';
import type { CreateBlacklistFields } from '#contracts/http/admin/blacklist.http';
import { keysOf } from '#domain/blacklist/blacklist';
import { endOfDayInWib } from '#domain/time/wib';
import { Clock } from '#runtime/clock/clock';
import { Database, type Tx } from '#runtime/db/database';
import { openEntry } from '#runtime/stores/blacklist.store';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access.js';
import { Refusal } from '../http/refusal.js';
import { type ProofFile, ProofFiles, saveProof } from '../http/stored-proof.js';

export class CreateEntryCommand extends Command<{ uid: string }> {
  constructor(
    readonly fields: CreateBlacklistFields,
    readonly evidence: Buffer | null,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Blocks whoever has this number, address or device, now and when they come again. Spec 1 §6. */
@CommandHandler(CreateEntryCommand)
export class CreateEntryHandler implements ICommandHandler<CreateEntryCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly proofs: ProofFiles,
  ) {}

  async execute(command: CreateEntryCommand): Promise<{ uid: string }> {
    const { phoneNumber, email, deviceId } = command.fields;
    if (keysOf({ phoneNumber, email, deviceIds: [deviceId] }).length === 0)
      throw new Refusal('VALIDATION_FAILED', 422, [{ field: 'phoneNumber', message: ERROR_MESSAGE.KEY_REQUIRED }]);
    const file = command.evidence && (await this.proofs.store(command.evidence));
    return this.database.transaction(
      (tx) => this.create(tx, command, file),
      () => this.proofs.discard(file),
    );
  }

  private async create(tx: Tx, { fields, admin }: CreateEntryCommand, file: ProofFile | null) {
    const { reason, phoneNumber, email, deviceId, until } = fields;
    if (file) await saveProof(tx, file);
    const uid = await openEntry(tx, {
      reason,
      keys: keysOf({ phoneNumber, email, deviceIds: [deviceId] }),
      // The last day counts whole.
      expiresAt: until ? endOfDayInWib(until) : null,
      evidenceUid: file?.uid ?? null,
      by: admin.name,
      now: this.clock.now(),
    });
    await recordAudit(tx, admin, { action: 'create', subject: 'blacklist', subjectUid: uid, reason });
    return { uid };
  }
}
