import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import {
  type ArticlesQuery,
  articleCategoryView,
  articleDetail,
  articleQuery,
  articleSummary,
  articlesQuery,
} from '#contracts/content/content.http';
import { Database } from '#runtime/platform/db/database';
import { Public } from '../../platform/http/access/access.js';
import { FindArticleQuery, FindArticlesQuery } from './find-articles.query.js';

/** The blog, as anyone reads it. */
@ApiTags('content')
@Public()
@Controller('customer/blog')
export class ArticlesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly database: Database,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: z.array(articleSummary) })
  list(@Query({ schema: articlesQuery }) query: ArticlesQuery) {
    return this.queries.execute(new FindArticlesQuery(query));
  }

  @Get('category')
  @ApiOkResponse({ standardSchema: z.array(articleCategoryView) })
  categories() {
    return this.database.articleCategory.findMany({
      orderBy: [{ position: 'asc' }, { slug: 'asc' }],
      select: { slug: true, name: true },
    });
  }

  @Get('detail')
  @ApiOkResponse({ standardSchema: articleDetail })
  detail(@Query({ schema: articleQuery }) { slug }: z.infer<typeof articleQuery>) {
    return this.queries.execute(new FindArticleQuery(slug));
  }
}
