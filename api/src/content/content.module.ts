import { Module } from '@nestjs/common';
import { ArticlesAdminController } from './articles/articles.admin.controller.js';
import { ArticlesController } from './articles/articles.controller.js';
import { ArticlesList, ArticlesListController } from './articles/articles.list.js';
import {
  ArticleCategoriesAdminController,
  ArticleCategoriesList,
  ArticleCategoriesListController,
} from './articles/categories.admin.js';
import { FindArticleHandler, FindArticlesHandler } from './articles/find-articles.query.js';
import { CreateArticleHandler, PublishArticleHandler, UpdateArticleHandler } from './articles/save-article.command.js';
import { BannersAdminController } from './banners/banners.admin.controller.js';
import { BannersController } from './banners/banners.controller.js';
import { BannersList, BannersListController } from './banners/banners.list.js';
import { CreateBannerHandler, PublishBannerHandler, UpdateBannerHandler } from './banners/save-banner.command.js';
import { ContentPictures } from './pictures/content-pictures.js';
import { ContentPicturesController } from './pictures/pictures.controller.js';
import { SetContentPictureHandler } from './pictures/set-picture.command.js';
import {
  TestimoniesAdminController,
  TestimoniesList,
  TestimoniesListController,
} from './testimonies/testimonies.admin.js';
import { MyTestimonyController, TestimoniesController } from './testimonies/testimonies.controller.js';

/** Blog, banners and testimonies. */
@Module({
  controllers: [
    ArticlesController,
    ArticlesListController,
    ArticlesAdminController,
    ArticleCategoriesListController,
    ArticleCategoriesAdminController,
    BannersController,
    BannersListController,
    BannersAdminController,
    ContentPicturesController,
    TestimoniesController,
    MyTestimonyController,
    TestimoniesListController,
    TestimoniesAdminController,
  ],
  providers: [
    FindArticlesHandler,
    FindArticleHandler,
    CreateArticleHandler,
    UpdateArticleHandler,
    PublishArticleHandler,
    ArticlesList,
    ArticleCategoriesList,
    CreateBannerHandler,
    UpdateBannerHandler,
    PublishBannerHandler,
    BannersList,
    ContentPictures,
    SetContentPictureHandler,
    TestimoniesList,
  ],
})
export class ContentModule {}
