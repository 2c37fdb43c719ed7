import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database, type Tx } from '#runtime/platform/db/database';
import { lockVersion } from '../../platform/audit/lock-version.js';
import { recordAudit } from '../../platform/audit/record-audit.js';
import { StoredFiles, saveFile } from '../../platform/files/stored-files.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import type { UploadedFile } from '../../platform/http/uploads/upload.js';
import { refuseSameMark } from './same-mark.js';

const subject = 'providers';

export class SetProviderLogoCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly logo: UploadedFile,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class RemoveProviderLogoCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

@CommandHandler(SetProviderLogoCommand)
export class SetProviderLogoHandler implements ICommandHandler<SetProviderLogoCommand> {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
  ) {}

  async execute({ uid, logo, admin }: SetProviderLogoCommand): Promise<{ uid: string }> {
    if (!(await this.database.provider.count({ where: { uid } }))) throw new Refusal('NOT_FOUND', 404);
    const file = await this.files.store(logo, admin.uid, 'logo');
    const isTaken = await this.database.transaction(
      async (tx) => {
        const version = (await lockVersion(tx, 'provider', uid)) + 1;
        const before = await logoBefore(tx, uid);
        if (before?.sha256 === file.sha256) return false;
        await saveFile(tx, file, { kind: 'provider-logo', customerUid: null });
        await tx.provider.update({ where: { uid }, data: { logoUid: file.uid, version }, select: { uid: true } });
        await dropFile(tx, before);
        const change = { logoUid: { from: before?.uid ?? null, to: file.uid } };
        await recordAudit(tx, admin, { action: 'set-logo', subject, subjectUid: uid, change });
        return true;
      },
      () => this.files.discard(file),
    );
    if (!isTaken) await this.files.discard(file);
    return { uid };
  }
}

@CommandHandler(RemoveProviderLogoCommand)
export class RemoveProviderLogoHandler implements ICommandHandler<RemoveProviderLogoCommand> {
  constructor(private readonly database: Database) {}

  async execute({ uid, admin }: RemoveProviderLogoCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const version = (await lockVersion(tx, 'provider', uid)) + 1;
      const before = await logoBefore(tx, uid);
      if (!before) return;
      const provider = await tx.provider.findUniqueOrThrow({ where: { uid } });
      await refuseSameMark(tx, provider.slug, provider);
      await tx.provider.update({ where: { uid }, data: { logoUid: null, version }, select: { uid: true } });
      await dropFile(tx, before);
      const change = { logoUid: { from: before.uid, to: null } };
      await recordAudit(tx, admin, { action: 'remove-logo', subject, subjectUid: uid, change });
    });
    return { uid };
  }
}

async function logoBefore(tx: Tx, uid: string): Promise<{ uid: string; sha256: string } | null> {
  const { logoUid } = await tx.provider.findUniqueOrThrow({ where: { uid }, select: { logoUid: true } });
  return logoUid ? tx.file.findUnique({ where: { uid: logoUid }, select: { uid: true, sha256: true } }) : null;
}

/** The file goes with its row; the sweep deletes the bytes. */
async function dropFile(tx: Tx, file: { uid: string } | null): Promise<void> {
  if (file) await tx.file.delete({ where: { uid: file.uid }, select: { uid: true } });
}
