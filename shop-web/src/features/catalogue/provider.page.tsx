import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import type { PackageView, ProviderDetail, VariantView } from '#contracts/http/catalogue.http';
import { ApiError } from '../../shared/api/api-error';
import { AsyncBoundary } from '../../shared/ui/async-boundary';
import { LinkButton } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/states';
import { usePageMeta } from '../../shared/ui/use-page-meta';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { providerQuery } from './catalogue.queries';
import { startingPrice } from '#domain/catalogue/starting-price';
import { formatRupiah } from '#domain/money/sen';
import { AllProvidersPage } from './all-providers.page';
import { GroupPicker } from './group-picker';
import { useOrderAtOnce } from './order-at-once';
import { OrderBar } from './order-bar';
import { OrderPanel } from './order-panel';
import { PlanPicker } from './plan-picker';
import { ProviderHead } from './provider-head';
import { ProviderSkeleton } from './provider-skeleton';
import { useOwnSeats } from './use-own-seats';
import { usePlanChoice } from './use-plan-choice';

/** What the visitor is about to order. */
export interface OrderChoice {
  provider: Pick<ProviderDetail, 'name' | 'slug' | 'color' | 'member'>;
  variant: VariantView;
  /** null: 'Carikan grup untukku'. */
  groupUid: string | null;
  /** What the buyer has to confirm first. */
  rules: PackageView['eligibility'];
}
type OnOrder = (choice: OrderChoice) => void;

/** /provider/:slug and /provider?slug=; without a slug the list of all. Plan and group are in the address too: signing in does not lose them. */
export function ProviderPage({ onOrder }: { onOrder: OnOrder }) {
  const { slug: inPath } = useParams();
  const [search] = useSearchParams();
  const slug = inPath ?? search.get('slug');
  if (!slug) return <AllProvidersPage />;
  return (
    <AsyncBoundary
      key={slug}
      skeleton={<ProviderSkeleton />}
      onError={(error) => (error instanceof ApiError && [404, 422].includes(error.status) ? <UnknownProvider /> : null)}
    >
      <Provider slug={slug} onOrder={onOrder} />
    </AsyncBoundary>
  );
}

function Provider({ slug, onOrder }: { slug: string; onOrder: OnOrder }) {
  const provider = useSuspenseQuery(providerQuery(slug)).data;
  const variants = provider.packages.flatMap((plan) => plan.variants.filter(({ active }) => active));
  const { choice, choose } = usePlanChoice();
  const variant = variants.find(({ uid }) => uid === choice.variant) ?? mostLikely(variants);
  usePageMeta(`Patungan ${provider.name}`, describe(provider, variants));

  // A subscription of one's own: there is no group to choose.
  const isAlone = provider.member === 1;
  const ownSeats = useOwnSeats(provider.uid, !isAlone);
  // Back from an order, or with a friend's link: one's own group cannot be ordered again.
  const groupUid = choice.group && ownSeats.has(choice.group) ? null : choice.group;

  const order = () => {
    if (!variant) return;
    const rules = provider.packages.find(({ uid }) => uid === variant.packageUid)?.eligibility ?? [];
    onOrder({ provider: headOf(provider), variant, groupUid, rules });
  };
  useOrderAtOnce(order);

  if (!variant) return <NoPlans name={provider.name} />;
  return (
    <>
      <div className="wrap py-6 pb-10 lg:py-10">
        <ProviderHead provider={provider} />
        <div className="mt-7 gap-10 lg:grid lg:grid-cols-[1fr_340px]">
          <div className="min-w-0 space-y-9">
            {/* Another plan may not fit into the group, so it starts without one. */}
            <PlanPicker
              packages={provider.packages}
              isAlone={isAlone}
              chosen={variant}
              onChoose={(uid) => choose({ variant: uid, group: null })}
            />
            {!isAlone && (
              <GroupPicker
                providerUid={provider.uid}
                plan={variant}
                ownSeats={ownSeats}
                chosen={groupUid}
                onChoose={(group) => choose({ variant: variant.uid, group })}
              />
            )}
          </div>
          <OrderPanel variant={variant} member={provider.member} isGroupChosen={Boolean(groupUid)} onOrder={order} />
        </div>
      </div>
      <OrderBar variant={variant} onOrder={order} />
    </>
  );
}

/** Most visitors come to join a group, not to host one; the cheapest first. */
function mostLikely(variants: VariantView[]): VariantView | undefined {
  return [...variants].sort(
    (a, b) => Number(a.isHost) - Number(b.isHost) || a.duration - b.duration || a.grandTotal - b.grandTotal,
  )[0];
}

/** What a search engine shows under the title: the price, and what it is. */
function describe({ name, tagline }: ProviderDetail, variants: VariantView[]): string {
  return variants.length
    ? `Patungan ${name} mulai ${formatRupiah(startingPrice(variants))} per orang. ${tagline}`
    : tagline;
}

const headOf = ({ name, slug, color, member }: ProviderDetail) => ({ name, slug, color, member });

const NoPlans = ({ name }: { name: string }) => (
  <EmptyState isPage title="Belum ada paket" action={<LinkButton to="/#provider">Lihat layanan lain</LinkButton>}>
    Paket {name} sedang tidak tersedia.
  </EmptyState>
);

function UnknownProvider() {
  usePageTitle('Layanan tidak ditemukan');
  return (
    <EmptyState
      isPage
      title="Layanan tidak ditemukan"
      action={<LinkButton to="/#provider">Lihat semua layanan</LinkButton>}
    >
      Mungkin namanya berubah atau layanannya sudah tidak tersedia.
    </EmptyState>
  );
}
