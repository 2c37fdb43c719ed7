import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import { type AnimalState } from '#domain/products/qurban/animal';
import { Database } from '#runtime/platform/db/database';
import { lockAnimals } from '#runtime/products/qurban/participations.store';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import { StoredFiles, saveFile } from '../../../platform/files/stored-files.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import type { UploadedFile } from '../../../platform/http/uploads/upload.js';

const subject = 'qurban-animals';
/** Of one animal, and as many of its report. */
const MOST_PICTURES = 8;

export class AddQurbanPictureCommand extends Command<{ uid: string }> {
  constructor(
    readonly animalUid: string,
    readonly picture: UploadedFile,
    readonly alt: string,
    /** Of the day, not of the offer. */
    readonly report: boolean,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class RemoveQurbanPictureCommand extends Command<{ uid: string }> {
  constructor(
    readonly animalUid: string,
    readonly fileUid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

@CommandHandler(AddQurbanPictureCommand)
export class AddQurbanPictureHandler implements ICommandHandler<AddQurbanPictureCommand> {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
  ) {}

  async execute({ animalUid, picture, alt, report, admin }: AddQurbanPictureCommand): Promise<{ uid: string }> {
    if (!(await this.database.qurbanAnimal.count({ where: { uid: animalUid } }))) throw new Refusal('NOT_FOUND', 404);
    const file = await this.files.store(picture, admin.uid);
    await this.database.transaction(
      async (tx) => {
        const [animal] = await lockAnimals(tx, [animalUid]);
        if (report) checkBought(animal!.state as AnimalState);
        const pictures = await tx.qurbanPicture.findMany({
          where: { animalUid, report },
          orderBy: { position: 'desc' },
        });
        if (pictures.length >= MOST_PICTURES)
          throw new DomainError('TOO_MANY_PICTURES', `Paling banyak ${MOST_PICTURES} foto.`);
        await saveFile(tx, file, { kind: 'qurban-picture', customerUid: null });
        const { uid: fileUid, width, height } = file;
        const position = (pictures[0]?.position ?? 0) + 1;
        const data = { fileUid, animalUid, report, alt, width, height, position };
        await tx.qurbanPicture.create({ data, select: { fileUid: true } });
        const action = report ? 'add-report-picture' : 'add-picture';
        await recordAudit(tx, admin, { action, subject, subjectUid: animalUid, change: { alt, fileUid } });
      },
      () => this.files.discard(file),
    );
    return { uid: animalUid };
  }
}

function checkBought(state: AnimalState): void {
  if (state !== 'bought' && state !== 'reported')
    throw new DomainError('QURBAN_NOT_BOUGHT', 'Foto laporan bisa ditambahkan setelah hewannya dibeli.');
}

/** A report that was sent keeps what it has shown. The file goes with its row; the sweep deletes the bytes. */
@CommandHandler(RemoveQurbanPictureCommand)
export class RemoveQurbanPictureHandler implements ICommandHandler<RemoveQurbanPictureCommand> {
  constructor(private readonly database: Database) {}

  async execute({ animalUid, fileUid, admin }: RemoveQurbanPictureCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const [animal] = await lockAnimals(tx, [animalUid]);
      if (!animal) throw new Refusal('NOT_FOUND', 404);
      const picture = await tx.qurbanPicture.findFirst({ where: { fileUid, animalUid } });
      if (!picture) return;
      if (picture.report && animal.state === ('reported' satisfies AnimalState))
        throw new DomainError('ALREADY_REPORTED', 'Laporannya sudah terkirim, jadi fotonya tetap.');
      await tx.qurbanPicture.delete({ where: { fileUid }, select: { fileUid: true } });
      await tx.file.delete({ where: { uid: fileUid }, select: { uid: true } });
      await recordAudit(tx, admin, { action: 'remove-picture', subject, subjectUid: animalUid, change: { fileUid } });
    });
    return { uid: animalUid };
  }
}
