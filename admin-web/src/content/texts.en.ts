import type { texts as indonesian } from './texts.id';

const PICTURE = {
  fields: { alt: 'What the picture shows', proof: 'Picture' },
  label: 'Set the picture',
  ask: 'A wide picture, 16:9, looks best. Its text is read to those who do not see it.',
  done: 'Picture set',
};

export const texts: typeof indonesian = {
  menu: { content: 'Content' },
  resources: {
    articles: {
      name: 'Articles',
      empty: 'No articles yet. Write the first one.',
      fields: {
        q: 'Search title or slug',
        title: 'Title',
        slug: 'Slug',
        categoryName: 'Category',
        summary: 'Summary',
        body: 'Text',
        author: 'Author',
        state: 'State',
        publishedAt: 'Published',
        updatedAt: 'Changed',
      },
    },
    'article-categories': {
      name: 'Article categories',
      empty: 'No article categories yet.',
      fields: { q: 'Search name or slug', name: 'Name', slug: 'Slug', position: 'Position' },
    },
    banners: {
      name: 'Banners',
      empty: 'No banners yet.',
      fields: {
        q: 'Search title',
        type: 'Place',
        title: 'Title',
        text: 'Text',
        link: 'Link',
        position: 'Position',
        active: 'Shown',
      },
    },
    testimonies: {
      name: 'Testimonies',
      empty: 'No testimonies yet.',
      fields: {
        q: 'Search name, phone or e-mail',
        customerName: 'Customer',
        about: 'About',
        text: 'Text',
        state: 'State',
        writtenAt: 'Written',
        decidedAt: 'Decided',
      },
    },
  },
  actions: {
    articles: {
      publish: {
        fields: { publishedAt: 'Published at' },
        emptyIsNow: 'Empty: published now.',
        label: 'Publish',
        ask: 'The article is shown in the blog, the sitemap and the feed.',
        done: 'Article published',
      },
      hide: {
        label: 'Withdraw',
        ask: 'The article is not shown until it is published again.',
        done: 'Article withdrawn',
      },
      'set-picture': PICTURE,
    },
    banners: {
      publish: { label: 'Show', ask: 'The banner is shown in the shop.', done: 'Banner shown' },
      hide: { label: 'Hide', ask: 'The banner is not shown any more.', done: 'Banner hidden' },
      'set-picture': PICTURE,
    },
    testimonies: {
      show: {
        label: 'Show',
        ask: 'The testimony is shown on the home page, with a masked name.',
        done: 'Testimony shown',
      },
      hide: { label: 'Hide', ask: 'The testimony is not shown in the shop.', done: 'Testimony hidden' },
    },
  },
  status: {
    article: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' },
    testimony: { waiting: 'To be read', shown: 'Shown', hidden: 'Hidden' },
  },
  content: {
    noPicture: 'No picture yet. It cannot be shown without one.',
    slugHelp: 'The end of the address of the page; it cannot be changed later.',
    linkHelp: 'An address of this shop, beginning with /, or nothing.',
    bannerType: { home: 'Home page', blog: 'Blog', portfolio: 'Portfolio' },
  },
};
