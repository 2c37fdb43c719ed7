import { Body, Controller, HttpCode, Injectable, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type AdminArticleCategory,
  type CreateArticleCategoryBody,
  type UpdateArticleCategoryBody,
  adminArticleCategory,
  createArticleCategoryBody,
  updateArticleCategoryBody,
} from '#contracts/content/content.admin.http';
import { done, uid } from '#contracts/platform/common.http';
import { Database, type Tx } from '#runtime/platform/db/database';
import { violatedUnique } from '#runtime/platform/db/sql-errors';
import { findNamed } from '../../platform/audit/same-name.js';
import { createOnce, editOnce } from '../../platform/audit/save-record.js';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byText, contains, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../platform/http/admin-lists/record-list.js';
import { invalid } from '../../platform/http/errors/refusal.js';

const subject = 'article-categories';
const NAME_TAKEN = { field: 'name', message: 'Nama atau slug ini sudah dipakai' };

@ApiTags('admin content')
@Controller('admin/article-categories')
export class ArticleCategoriesAdminController {
  constructor(private readonly database: Database) {}

  @Post()
  @AsAdmin('article-categories.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(
    @Body({ schema: createArticleCategoryBody }) wanted: CreateArticleCategoryBody,
    @Admin() admin: AdminIdentity,
  ) {
    return createOnce(this.database, {
      admin,
      subject,
      wanted,
      find: async (tx) =>
        (await categoryNamed(tx, wanted.name)) ?? tx.articleCategory.findUnique({ where: { slug: wanted.slug } }),
      insert: (tx) => tx.articleCategory.create({ data: wanted, select: { uid: true } }),
      taken: NAME_TAKEN,
    });
  }

  @Post(':uid/update')
  @AsAdmin('article-categories.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  async update(
    @Param('uid', { schema: uid }) categoryUid: string,
    @Body({ schema: updateArticleCategoryBody }) { version, ...wanted }: UpdateArticleCategoryBody,
    @Admin() admin: AdminIdentity,
  ) {
    const where = { uid: categoryUid };
    try {
      return await editOnce(this.database, {
        admin,
        table: 'article_category',
        subject,
        uid: categoryUid,
        action: 'update',
        version,
        wanted,
        read: async (tx) => {
          const known = await tx.articleCategory.findUniqueOrThrow({ where });
          if (known.name !== wanted.name && (await categoryNamed(tx, wanted.name, categoryUid)))
            throw invalid(NAME_TAKEN);
          return known;
        },
        write: (tx, data) => tx.articleCategory.update({ where, data, select: { uid: true } }),
      });
    } catch (error) {
      throw violatedUnique(error) === null ? error : invalid(NAME_TAKEN);
    }
  }
}

const categoryNamed = (tx: Tx, name: string, besides?: string) =>
  findNamed(tx, subject, { name }, () => tx.articleCategory.findMany({ where: { uid: { not: besides } } }));

@Injectable()
export class ArticleCategoriesList extends RecordList<AdminArticleCategory> {
  protected readonly from = sql`article_category t`;
  protected readonly sorts = { position: sortBy(sql`t.position`), name: sortBy(sql`t.name`) };
  protected readonly filters = { q: byText((q) => contains(q, sql`t.name`, sql`t.slug`)) };

  protected async read(uids: string[]): Promise<AdminArticleCategory[]> {
    const categories = await this.database.articleCategory.findMany({ where: { uid: { in: uids } } });
    return categories.map(({ uid: id, ...category }) => ({ id, ...category }));
  }
}

export const ArticleCategoriesListController = listController({
  resource: 'article-categories',
  tag: 'admin content',
  schema: adminArticleCategory,
  source: ArticleCategoriesList,
});
