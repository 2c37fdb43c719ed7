import { randomInt } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RequestErrandFields } from '#contracts/products/errands/errands.http';
import { DomainError } from '#domain/platform/domain-error';
import { toSen } from '#domain/platform/sen';
import { type ErrandState, MOST_OPEN_ERRANDS, OPEN_ERRANDS, newErrandCode } from '#domain/products/errands/errand';
import { Database, type Tx } from '#runtime/platform/db/database';
import { lockOwnCustomer } from '../../../identity/customers/lock-customer.js';
import { type StoredFile, StoredFiles, saveFile } from '../../../platform/files/stored-files.js';
import { invalid } from '../../../platform/http/errors/refusal.js';
import type { UploadedFile } from '../../../platform/http/uploads/upload.js';

const REQUESTED = 'requested' satisfies ErrandState;

export class RequestErrandCommand extends Command<{ uid: string }> {
  constructor(
    readonly customerUid: string,
    readonly fields: RequestErrandFields,
    readonly picture: UploadedFile | null,
  ) {
    super();
  }
}

/**
 * A customer asks the shop to buy something. The same request again is the first one while that waits for a quote.
 * docs/rules/errands.md#requests
 */
@CommandHandler(RequestErrandCommand)
export class RequestErrandHandler implements ICommandHandler<RequestErrandCommand> {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
  ) {}

  async execute({ customerUid, fields, picture }: RequestErrandCommand): Promise<{ uid: string }> {
    if (fields.link === '' && !picture)
      throw invalid({ field: 'link', message: 'Isi tautannya atau unggah fotonya, supaya kami tahu barangnya' });
    const file = picture && (await this.files.store(picture, customerUid));
    const { uid, isNew } = await this.database.transaction(
      async (tx) => {
        await lockOwnCustomer(tx, customerUid);
        const same = await findSame(tx, customerUid, fields, file);
        return same ? { ...same, isNew: false } : { ...(await create(tx, customerUid, fields, file)), isNew: true };
      },
      () => this.files.discard(file),
    );
    if (!isNew) await this.files.discard(file);
    return { uid };
  }
}

/** With another picture it is another request. */
async function findSame(tx: Tx, customerUid: string, fields: RequestErrandFields, file: StoredFile | null) {
  const { ceiling, ...facts } = fields;
  const alike = await tx.errand.findMany({
    where: { customerUid, state: REQUESTED, ...facts, ceilingSen: toSen(ceiling) },
    select: { uid: true, pictureUid: true },
  });
  const pictures = await tx.file.findMany({
    where: { uid: { in: alike.flatMap(({ pictureUid }) => pictureUid ?? []) } },
    select: { uid: true, sha256: true },
  });
  const digestOf = new Map(pictures.map(({ uid, sha256 }) => [uid, sha256]));
  return alike.find(({ pictureUid }) => (pictureUid ? digestOf.get(pictureUid) : undefined) === file?.sha256) ?? null;
}

async function create(tx: Tx, customerUid: string, fields: RequestErrandFields, file: StoredFile | null) {
  if ((await tx.errand.count({ where: { customerUid, state: { in: OPEN_ERRANDS } } })) >= MOST_OPEN_ERRANDS)
    throw new DomainError(
      'TOO_MANY_ERRANDS',
      `Masih ada ${MOST_OPEN_ERRANDS} titipanmu yang terbuka. Selesaikan atau batalkan salah satu dulu, ya.`,
    );
  if (file) await saveFile(tx, file, { kind: 'errand-picture', customerUid });
  const { ceiling, ...facts } = fields;
  return tx.errand.create({
    data: {
      ...facts,
      customerUid,
      code: newErrandCode(randomInt),
      state: REQUESTED,
      ceilingSen: toSen(ceiling),
      pictureUid: file?.uid ?? null,
    },
    select: { uid: true },
  });
}
