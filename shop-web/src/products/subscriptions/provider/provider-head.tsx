import type { ProviderDetail } from '#contracts/catalogue/catalogue.http';
import { HOME_SECTION } from '#contracts/shop-paths';
import { daysAfter } from '#domain/platform/durations';
import { WishButton } from '../../../catalogue/wishlist/wish-button';
import { Mark } from '../../../platform/ui/mark';
import { Notice } from '../../../platform/ui/notice';
import { BackLink } from '../../../platform/ui/titled';
import { formatDate } from '../../../platform/wib';
import { Dots } from '../../../platform/ui/dots';

export function ProviderHead({ provider }: { provider: ProviderDetail }) {
  const { name, color, logo, category, groupSize, tagline, description, notices } = provider;
  const news = notices.filter(({ effectiveOn }) => isNews(effectiveOn, new Date()));
  return (
    <header>
      <BackLink to={HOME_SECTION.providers}>Semua layanan</BackLink>
      <div className="mt-1 flex flex-wrap sm:mt-2 items-center gap-x-4 gap-y-2">
        <Mark name={name} color={color} logo={logo} size="lg" />
        <div className="flex-[1_1_8rem]">
          <h1 className="text-xl font-bold sm:text-2xl">{name}</h1>
          <Dots
            className="mt-0.5 text-sm text-muted sm:text-base"
            facts={[category, groupSize > 1 && `grup ${groupSize} orang`]}
          />
        </div>
        <WishButton providerUid={provider.uid} name={name} />
      </div>
      <p className="mt-3 max-w-prose sm:mt-4">{tagline}</p>
      {description && description !== tagline && (
        <details className="max-w-prose">
          <summary className="min-h-9 py-1.5 text-sm font-semibold text-accent">Selengkapnya</summary>
          <p className="text-muted">{description}</p>
        </details>
      )}
      {news.length > 0 && (
        <div className="mt-4 space-y-2">
          {news.map((notice) => (
            <Notice key={`${notice.effectiveOn}${notice.text}`} title={`Mulai ${formatDate(notice.effectiveOn)}`}>
              {notice.text}
            </Notice>
          ))}
        </div>
      )}
    </header>
  );
}

/** News for a month around its day; then it is the price, and the price list keeps all notices. */
const isNews = (effectiveOn: string, now: Date): boolean =>
  new Date(effectiveOn) > daysAfter(now, -30) && new Date(effectiveOn) < daysAfter(now, 30);
