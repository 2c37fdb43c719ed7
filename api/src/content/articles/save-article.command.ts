import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateArticleBody, UpdateArticleBody } from '#contracts/content/content.admin.http';
import { REQUIRED } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { sanitiseRichText } from '../../catalogue/scheme/sanitise-rich-text.js';
import { createOnce, editOnce, requireReference } from '../../platform/audit/save-record.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { invalid } from '../../platform/http/errors/refusal.js';

export class CreateArticleCommand extends Command<{ uid: string }> {
  constructor(
    readonly body: CreateArticleBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class UpdateArticleCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly body: UpdateArticleBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class PublishArticleCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    /** null: not shown. */
    readonly publishedAt: Date | null,
    readonly action: 'publish' | 'hide',
    readonly admin: AdminIdentity,
    /** The time of one that is shown already stays. */
    readonly keepsTime = false,
  ) {
    super();
  }
}

const subject = 'articles';
const table = 'article';

/** The form with its HTML as it is kept. @throws Refusal 422 when nothing of the text is left. */
function cleaned<F extends { body: string }>(form: F): F {
  const body = sanitiseRichText(form.body);
  if (body === '') throw invalid({ field: 'body', message: REQUIRED });
  return { ...form, body };
}
const requireCategory = async (tx: Pick<Tx, 'articleCategory'>, uid: string) =>
  requireReference(
    await tx.articleCategory.findUnique({ where: { uid }, select: { uid: true } }),
    'categoryUid',
    'Kategori ini tidak ada',
  );

/** A new article is a draft. */
@CommandHandler(CreateArticleCommand)
export class CreateArticleHandler implements ICommandHandler<CreateArticleCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ body, admin }: CreateArticleCommand): Promise<{ uid: string }> {
    const wanted = cleaned(body);
    await requireCategory(this.database, wanted.categoryUid);
    return createOnce(this.database, {
      admin,
      subject,
      wanted,
      find: (tx) => tx.article.findUnique({ where: { slug: wanted.slug } }),
      insert: (tx) => tx.article.create({ data: { ...wanted, updatedAt: this.clock.now() }, select: { uid: true } }),
      taken: { field: 'slug', message: 'Slug ini sudah dipakai' },
    });
  }
}

/** The slug stays: addresses of pages contain it. */
@CommandHandler(UpdateArticleCommand)
export class UpdateArticleHandler implements ICommandHandler<UpdateArticleCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ uid, body, admin }: UpdateArticleCommand): Promise<{ uid: string }> {
    const { version, ...form } = body;
    const wanted = cleaned(form);
    await requireCategory(this.database, wanted.categoryUid);
    return editOnce(this.database, {
      admin,
      table,
      subject,
      uid,
      action: 'update',
      version,
      wanted,
      read: (tx) => tx.article.findUniqueOrThrow({ where: { uid } }),
      write: (tx, data) =>
        tx.article.update({ where: { uid }, data: { ...data, updatedAt: this.clock.now() }, select: { uid: true } }),
    });
  }
}

/** Now, later, or not any more. docs/rules/content.md#articles */
@CommandHandler(PublishArticleCommand)
export class PublishArticleHandler implements ICommandHandler<PublishArticleCommand> {
  constructor(private readonly database: Database) {}

  execute({ uid, publishedAt, action, admin, keepsTime }: PublishArticleCommand): Promise<{ uid: string }> {
    return editOnce(this.database, {
      admin,
      table,
      subject,
      uid,
      action,
      wanted: { publishedAt },
      read: async (tx) => {
        const article = await tx.article.findUniqueOrThrow({ where: { uid } });
        if (publishedAt && !article.pictureUid) throw new DomainError('NO_PICTURE', 'Tambahkan dulu gambarnya.');
        const isShown = publishedAt !== null && article.publishedAt !== null && article.publishedAt <= publishedAt;
        // As if it were the wanted time: an edit without a change writes nothing.
        return keepsTime && isShown ? { publishedAt } : article;
      },
      write: (tx, data) => tx.article.update({ where: { uid }, data, select: { uid: true } }),
    });
  }
}
