import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { PackageView, ProviderDetail, SeatState, VariantView } from '#contracts/catalogue/catalogue.http';
import { HOME_SECTION } from '#contracts/shop-paths';
import { pricePeriod } from '#domain/catalogue/duration-label';
import { startingPlan } from '#domain/catalogue/starting-price';
import { formatRupiah } from '#domain/platform/sen';
import { READY_SHORT } from '#domain/products/subscriptions/access/claim-words';
import { AllProvidersPage } from '../../../catalogue/providers/all-providers.page';
import { providerQuery } from '../../../catalogue/providers/catalogue.queries';
import { ApiError } from '../../../platform/api/api-error';
import { part } from '../../../platform/router/lazy-part';
import { AsyncBoundary } from '../../../platform/ui/async-boundary';
import { LinkButton } from '../../../platform/ui/button';
import { usePageMeta, usePageTitle } from '../../../platform/ui/page-head';
import { EmptyState, MissingRecord } from '../../../platform/ui/states';
import { GuaranteeLine } from '../guarantee/guarantee-line';
import { GroupPicker } from './group-picker';
import { useOwnSeats, useReadWait } from './groups.queries';
import { OrderBar } from './order-bar';
import { OrderPanel } from './order-panel';
import { PlanPicker } from './plan-picker';
import { PlanStep } from './plan-step';
import { ProviderHead } from './provider-head';
import { ProviderSkeleton } from './provider-skeleton';
import { SecondSeat } from './second-seat';
import { useResumedOrder } from './resume-order';
import { chosenVariant } from './chosen-variant';
import { usePlanChoice } from './use-plan-choice';

const ProviderReviews = part(async () => (await import('../reviews/provider-reviews')).ProviderReviews);
const WaitingListCard = part(async () => (await import('../waiting-list/waiting-list-card')).WaitingListCard);

/** What the visitor is about to order. */
export interface OrderChoice {
  provider: Pick<ProviderDetail, 'name' | 'slug' | 'color' | 'logo' | 'member'>;
  variant: VariantView;
  /** null: 'Carikan grup untukku'. */
  groupUid: string | null;
  /** Of a host, what stands in place of the price. */
  bears?: string;
  /** Conditions that the buyer confirms. */
  rules: PackageView['eligibility'];
  /** What the payment leads to. */
  step: ReactNode;
  /** What `step` says at the moment that the seat waits for; undefined: it promises nothing. */
  readWait: () => SeatState['waitsFor'] | undefined;
  /** What speaks against it, if anything does. */
  warning: ReactNode;
  /** What the shop promises for the money. */
  promise: ReactNode;
}
type OnOrder = (choice: OrderChoice) => void;

/**
 * /provider/:slug and /provider?slug=; without a slug the list of all. Plan and group are in the address too, so that
 * signing in keeps them.
 */
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
  const { choice, wantedPlan, choose } = usePlanChoice();
  const variant = chosenVariant(variants, { variant: choice.variant, plan: wantedPlan });
  usePageMeta(`Patungan ${provider.name}`, describe(provider, variants));

  // With one seat there is no group to choose.
  const isAlone = provider.member === 1;
  const ownSeats = useOwnSeats(provider.uid, !isAlone);
  // After an order, or with a shared link: the visitor's own group cannot be ordered again.
  const groupUid = choice.group && ownSeats.has(choice.group) ? null : choice.group;

  const readWait = useReadWait(provider.uid, groupUid);

  const order = () => {
    if (!variant) return;
    const rules = provider.packages.find(({ uid }) => uid === variant.packageUid)?.eligibility ?? [];
    const seat = { providerUid: provider.uid, variant, groupUid };
    const step = <PlanStep {...seat} />;
    const warning = !isAlone && <SecondSeat providerUid={provider.uid} isLast className="mt-3" />;
    const promise = !isAlone && !variant.isHost && <GuaranteeLine says={READY_SHORT} />;
    onOrder({
      provider: headOf(provider),
      variant,
      groupUid,
      rules,
      step,
      readWait: () => readWait(variant),
      warning,
      promise,
    });
  };
  useResumedOrder(order);

  if (!variant) return <NoPlans name={provider.name} />;
  return (
    <>
      <div className="wrap pt-3 pb-8 sm:pt-6">
        {/* On a phone the price unfolds once plan and group are chosen; beside them it begins with the title. */}
        <div className="in-order grid gap-x-10 gap-y-5 lg:grid-cols-[1fr_340px] lg:grid-rows-[auto_auto_1fr]">
          <ProviderHead provider={provider} />
          {/* Another plan may not fit into the group, so the choice of a group is reset. */}
          <PlanPicker
            providerUid={provider.uid}
            groupUid={groupUid}
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
          <OrderPanel
            providerUid={provider.uid}
            variant={variant}
            member={provider.member}
            groupUid={groupUid}
            isAlone={isAlone}
            onOrder={order}
          />
          <div className="in-order min-w-0 space-y-5 lg:space-y-9">
            {!isAlone && !variant.isHost && <WaitingListCard plan={variant} />}
            <ProviderReviews providerUid={provider.uid} />
          </div>
        </div>
      </div>
      <OrderBar {...{ variant, groupUid, isAlone }} providerUid={provider.uid} onOrder={order} />
    </>
  );
}

/** The description for search engines. */
function describe({ name, tagline }: ProviderDetail, variants: VariantView[]): string {
  const plan = startingPlan(variants);
  return plan
    ? `Patungan ${name} mulai ${formatRupiah(plan.grandTotal)}${pricePeriod(plan.durationLabel)} per orang. ${tagline}`
    : tagline;
}

const headOf = ({ name, slug, color, logo, member }: ProviderDetail) => ({ name, slug, color, logo, member });

const NoPlans = ({ name }: { name: string }) => (
  <EmptyState
    isPage
    title="Belum ada paket"
    action={<LinkButton to={HOME_SECTION.providers}>Lihat layanan lain</LinkButton>}
  >
    Paket {name} sedang tidak tersedia.
  </EmptyState>
);

function UnknownProvider() {
  usePageTitle('Layanan tidak ditemukan');
  return (
    <MissingRecord
      title="Layanan tidak ditemukan"
      action={<LinkButton to={HOME_SECTION.providers}>Lihat semua layanan</LinkButton>}
    >
      Mungkin namanya berubah atau layanannya sudah tidak tersedia.
    </MissingRecord>
  );
}
