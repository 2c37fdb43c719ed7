import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ERROR_MESSAGE } from '#contracts/errors';
import type { CreateBlacklistFields } from '#contracts/identity/blacklist.admin.http';
import { DomainError } from '#domain/platform/domain-error';
import { endOfDayInWib } from '#domain/platform/wib';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { factsOf } from '#runtime/identity/blacklist-keys';
import { openEntry } from '#runtime/identity/blacklist.store';
import { listedFact } from '#runtime/identity/match-customer';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import type { UploadedFile } from '../../platform/http/uploads/upload.js';
import { type StoredFile, StoredFiles, saveFile } from '../../platform/files/stored-files.js';

export class CreateEntryCommand extends Command<{ uid: string }> {
  constructor(
    readonly fields: CreateBlacklistFields,
    readonly evidence: UploadedFile | null,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

const FIELD_OF: Record<string, string> = { phone: 'phoneNumber', email: 'email', device: 'deviceId' };

const keysIn = ({ phoneNumber, email, deviceId }: CreateBlacklistFields) =>
  factsOf({ phoneNumber, email, isEmailCertain: true, deviceIds: [deviceId] });

/** Blocks present and future customers with this verified e-mail; number and device give hints. docs/rules/sessions.md#blacklist */
@CommandHandler(CreateEntryCommand)
export class CreateEntryHandler implements ICommandHandler<CreateEntryCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly files: StoredFiles,
  ) {}

  async execute(command: CreateEntryCommand): Promise<{ uid: string }> {
    if (keysIn(command.fields).length === 0)
      throw new Refusal('VALIDATION_FAILED', 422, [{ field: 'phoneNumber', message: ERROR_MESSAGE.KEY_REQUIRED }]);
    const file = command.evidence && (await this.files.store(command.evidence, command.admin.uid));
    return this.database.transaction(
      (tx) => this.create(tx, command, file),
      () => this.files.discard(file),
    );
  }

  private async create(tx: Tx, { fields, admin }: CreateEntryCommand, file: StoredFile | null) {
    const { reason, until } = fields;
    const listed = await listedFact(tx, keysIn(fields), this.clock.now());
    if (listed)
      throw new DomainError(
        'ALREADY_LISTED',
        `Sudah ada di daftar hitam (alasannya: ${listed.reason.slice(0, 100)}). Cabut dulu yang lama, atau kosongkan kolom ini.`,
        'conflict',
        FIELD_OF[listed.kind],
      );
    if (file) await saveFile(tx, file, { kind: 'blacklist-evidence', customerUid: null });
    const uid = await openEntry(tx, {
      reason,
      keys: keysIn(fields),
      // The last day is included.
      expiresAt: until ? endOfDayInWib(until) : null,
      evidenceUid: file?.uid ?? null,
      by: admin.name,
      now: this.clock.now(),
    });
    await recordAudit(tx, admin, { action: 'create', subject: 'blacklist', subjectUid: uid, reason });
    return { uid };
  }
}
