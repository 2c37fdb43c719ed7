import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Link, useSearchParams } from 'react-router';
import type { ArticleCategoryView, ArticleSummary } from '#contracts/content/content.http';
import { RSS_PATH, articlePath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { LinkButton } from '../platform/ui/button';
import { TEXT_LINK } from '../platform/ui/info-page';
import { usePageMeta } from '../platform/ui/page-head';
import { PagedList, pageIn } from '../platform/ui/paged-list';
import { EmptyState, Loading, Skeleton } from '../platform/ui/states';
import { formatDate } from '../platform/wib';
import { BannerCards } from './banner-cards';
import { ContentPicture } from './content-picture';
import { articleCategoriesQuery, articlesQuery } from './content.queries';
import { Dots } from '../platform/ui/dots';

const GRID = 'mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

/** /blog?category&page, unless a setting names another site. */
export function BlogPage() {
  usePageMeta('Blog Patungan', 'Bacaan tentang patungan langganan: panduan, hitungan, dan cerita dari pelanggan.');
  const [search, setSearch] = useSearchParams();
  const category = search.get('category') ?? '';
  const articles = useQuery(articlesQuery(pageIn(search), category));
  const { data: categories = [] } = useQuery(articleCategoriesQuery());
  return (
    <div className="wrap py-8 sm:py-10">
      <header className="max-w-prose">
        <h1 className="text-xl font-bold sm:text-2xl">Blog Patungan</h1>
        <p className="mt-2 text-muted">
          Bacaan tentang patungan langganan: panduan, hitungan, dan cerita dari pelanggan.{' '}
          <a href={RSS_PATH} className={TEXT_LINK}>
            RSS
          </a>
        </p>
      </header>
      <div className="mt-6 empty:hidden">
        <BannerCards type="blog" title="Pilihan redaksi" />
      </div>
      <Categories categories={categories} chosen={category} />
      <PagedList
        query={articles}
        skeleton={<BlogSkeleton />}
        empty={
          <EmptyState
            title="Belum ada artikel di sini"
            action={<LinkButton to={PAGE.blog}>Semua artikel</LinkButton>}
          />
        }
        label="Halaman blog"
        onPage={(page) => setSearch({ ...(category && { category }), page: String(page) })}
        className={GRID}
      >
        {(article) => <ArticleCard key={article.slug} article={article} />}
      </PagedList>
    </div>
  );
}

function Categories({ categories, chosen }: { categories: ArticleCategoryView[]; chosen: string }) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label="Kategori" className="mt-5 flex flex-wrap gap-2">
      {[{ slug: '', name: 'Semua' }, ...categories].map(({ slug, name }) => (
        <Link
          key={slug}
          to={slug ? `${PAGE.blog}?${new URLSearchParams({ category: slug })}` : PAGE.blog}
          aria-current={slug === chosen ? 'page' : undefined}
          className={clsx(
            'inline-flex min-h-11 items-center rounded-full border px-4 font-semibold no-underline',
            slug === chosen ? 'border-accent bg-tint text-accent' : 'border-edge bg-surface hover:bg-sunken',
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

const ArticleCard = ({
  article: { slug, title, summary, category, publishedAt, picture },
}: {
  article: ArticleSummary;
}) => (
  <li className="card relative flex flex-col overflow-hidden hover:border-brand">
    {picture && (
      <ContentPicture picture={picture} decorative sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw" />
    )}
    <div className="flex flex-1 flex-col p-4">
      <Dots
        className="text-sm text-muted"
        facts={[
          category.name,
          <time key="day" dateTime={publishedAt}>
            {formatDate(publishedAt)}
          </time>,
        ]}
      />
      <h2 className="mt-1 text-lg font-bold">
        {/* The link covers the card. */}
        <Link to={articlePath(slug)} className="after:absolute after:inset-0 after:rounded-[14px]">
          {title}
        </Link>
      </h2>
      <p className="mt-1 text-muted">{summary}</p>
    </div>
  </li>
);

const BlogSkeleton = () => (
  <Loading label="Memuat artikel…">
    <div className={GRID}>
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} className="h-80 !rounded-[14px]" />
      ))}
    </div>
  </Loading>
);
