import ArticleIcon from '@mui/icons-material/Article';
import FormatQuoteIcon from '@mui/icons-material/FormatQuote';
import LabelIcon from '@mui/icons-material/Label';
import PhotoLibraryIcon from '@mui/icons-material/PhotoLibrary';
import type { TestimonyState } from '#domain/content/testimony';
import type { Tone } from '../platform/fields/status-tone';
import { lazyComponent } from '../platform/rooms/lazy-component';
import type { ConsoleResource, Room } from '../platform/rooms/room';

// The room brings the texts of all its resources.
const NO_TEXTS = { id: async () => ({ texts: {} }), en: async () => ({ texts: {} }) };
const articleTones: Record<'draft' | 'scheduled' | 'published', Tone> = {
  draft: 'idle',
  scheduled: 'waiting',
  published: 'good',
};
const testimonyTones: Record<TestimonyState, Tone> = { waiting: 'waiting', shown: 'good', hidden: 'idle' };

const articles: ConsoleResource = {
  name: 'articles',
  icon: ArticleIcon,
  recordRepresentation: 'title',
  list: lazyComponent(() => import('./article-list'), 'ArticleList'),
  show: lazyComponent(() => import('./article-show'), 'ArticleShow'),
  create: lazyComponent(() => import('./article-form'), 'ArticleCreate'),
  edit: lazyComponent(() => import('./article-form'), 'ArticleEdit'),
  texts: NO_TEXTS,
  menu: { group: 'content', position: 1 },
  statuses: { article: articleTones },
};
const articleCategories: ConsoleResource = {
  name: 'article-categories',
  icon: LabelIcon,
  recordRepresentation: 'name',
  list: lazyComponent(() => import('./categories'), 'ArticleCategoryList'),
  create: lazyComponent(() => import('./categories'), 'ArticleCategoryCreate'),
  edit: lazyComponent(() => import('./categories'), 'ArticleCategoryEdit'),
  texts: NO_TEXTS,
  menu: { group: 'content', position: 2 },
};
const banners: ConsoleResource = {
  name: 'banners',
  icon: PhotoLibraryIcon,
  recordRepresentation: 'title',
  list: lazyComponent(() => import('./banners'), 'BannerList'),
  show: lazyComponent(() => import('./banners'), 'BannerShow'),
  create: lazyComponent(() => import('./banner-form'), 'BannerCreate'),
  edit: lazyComponent(() => import('./banner-form'), 'BannerEdit'),
  texts: NO_TEXTS,
  menu: { group: 'content', position: 3 },
};
const testimonies: ConsoleResource = {
  name: 'testimonies',
  icon: FormatQuoteIcon,
  recordRepresentation: 'customerName',
  list: lazyComponent(() => import('./testimonies'), 'TestimonyList'),
  show: lazyComponent(() => import('./testimonies'), 'TestimonyShow'),
  texts: NO_TEXTS,
  menu: { group: 'content', position: 4 },
  statuses: { testimony: testimonyTones },
};

/** Blog, banners and testimonies. */
export const content: Room = {
  resources: [articles, articleCategories, banners, testimonies],
  texts: [{ id: () => import('./texts.id'), en: () => import('./texts.en') }],
};
