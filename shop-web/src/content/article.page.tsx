import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { HOME_SECTION, PAGE } from '#contracts/shop-paths';
import { isNotFound } from '../platform/api/api-error';
import { NotFoundPage } from '../platform/router/error.page';
import { AsyncBoundary } from '../platform/ui/async-boundary';
import { LinkButton } from '../platform/ui/button';
import { usePageMeta } from '../platform/ui/page-head';
import { RichText } from '../platform/ui/rich-text';
import { Loading, Skeleton } from '../platform/ui/states';
import { BackLink } from '../platform/ui/titled';
import { formatDate } from '../platform/wib';
import { ContentPicture } from './content-picture';
import { articleQuery } from './content.queries';
import { Dots } from '../platform/ui/dots';

/** /blog/:slug */
export function ArticlePage() {
  const { slug = '' } = useParams();
  return (
    <div className="column py-8 sm:py-10">
      <AsyncBoundary key={slug} skeleton={ARTICLE_SKELETON} onError={(error) => isNotFound(error) && <NotFoundPage />}>
        <Article slug={slug} />
      </AsyncBoundary>
    </div>
  );
}

function Article({ slug }: { slug: string }) {
  const { data: article } = useSuspenseQuery(articleQuery(slug));
  const { title, summary, category, author, publishedAt, picture, body } = article;
  usePageMeta(title, summary);
  return (
    <article>
      <BackLink to={PAGE.blog}>Blog</BackLink>
      <p className="mt-3 text-sm text-muted">
        <Dots
          facts={[
            category.name,
            <time key="day" dateTime={publishedAt}>
              {formatDate(publishedAt)}
            </time>,
            author,
          ]}
        />
      </p>
      <h1 className="mt-1 text-xl font-bold text-balance sm:text-2xl">{title}</h1>
      <p className="mt-3 text-lg text-muted">{summary}</p>
      {picture && (
        <ContentPicture
          picture={picture}
          eager
          sizes="(min-width: 768px) 700px, 100vw"
          className="mt-5 rounded-[14px]"
        />
      )}
      <div className="mt-6 leading-relaxed [&_h3]:mt-6 [&_h3]:text-xl">
        <RichText html={body} />
      </div>
      <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-6">
        <LinkButton to={HOME_SECTION.providers}>Mulai patungan</LinkButton>
        <LinkButton to={PAGE.blog} variant="secondary">
          Artikel lain
        </LinkButton>
      </div>
    </article>
  );
}

const ARTICLE_SKELETON = (
  <Loading label="Memuat artikel…">
    <div className="space-y-4">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-10 w-3/4" />
      <Skeleton className="aspect-video !rounded-[14px]" />
      <Skeleton className="h-60" />
    </div>
  </Loading>
);
