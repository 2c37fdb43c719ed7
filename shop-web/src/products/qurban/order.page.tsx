import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { QurbanAnimal, QurbanSeason } from '#contracts/products/qurban/qurban.http';
import { PAGE } from '#contracts/shop-paths';
import { formatPhone } from '#domain/platform/phone';
import { profileQuery } from '../../identity/profile/profile.query';
import { useSession } from '../../platform/session/session';
import { LinkButton } from '../../platform/ui/button';
import { usePageTitle } from '../../platform/ui/page-head';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../platform/ui/states';
import { BackLink } from '../../platform/ui/titled';
import { OrderForm } from './order-form';
import { seasonsQuery } from './qurban.queries';

const LAST_HOUR = 'Batas bayarnya kurang dari satu jam lagi, jadi waktunya tidak cukup untuk pesanan baru.';

/** /sekurban/order?animalUid= */
export function SekurbanOrderPage() {
  usePageTitle('Ikut Sekurban');
  const [search] = useSearchParams();
  const session = useSession();
  const { data: seasons, error, refetch } = useQuery(seasonsQuery());
  const profile = useQuery({ ...profileQuery(), enabled: Boolean(session) });
  const season = seasons?.find(({ animals }) => animals.some(({ animalUid }) => animalUid === search.get('animalUid')));
  const animal = season?.animals.find(({ animalUid }) => animalUid === search.get('animalUid'));
  return (
    <div className="wrap max-w-2xl py-6 sm:py-10">
      <BackLink to={PAGE.sekurban}>Semua hewan</BackLink>
      <h1 className="mt-1 text-xl font-bold sm:text-2xl">Ikut Sekurban</h1>
      {!seasons && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {((!seasons && !error) || profile.isLoading) && (
        <Loading label="Memuat formulir…">
          <Skeleton className="mt-5 h-96 !rounded-[14px]" />
        </Loading>
      )}
      {seasons && !animal?.isAvailable && (
        <EmptyState
          status={animal ? undefined : 404}
          title={refusalOf(season, animal)}
          action={<LinkButton to={PAGE.sekurban}>Lihat hewan yang dibuka</LinkButton>}
        >
          {season?.isRunning && !season.takesOrders && LAST_HOUR}
        </EmptyState>
      )}
      {season && animal?.isAvailable && !profile.isLoading && (
        <OrderForm
          key={animal.animalUid}
          animal={animal}
          season={season}
          contact={{
            name: profile.data?.name ?? session?.username ?? '',
            email: profile.data?.email ?? session?.email ?? '',
            phoneNumber: profile.data ? formatPhone(profile.data.phoneNumber) : '',
          }}
        />
      )}
    </div>
  );
}

/** Why there is no form. */
function refusalOf(season: QurbanSeason | undefined, animal: QurbanAnimal | undefined): string {
  if (!season || !animal) return 'Pilih hewannya dulu';
  return season.takesOrders ? `Semua bagian ${animal.name} sudah terisi` : `Pesanan ${season.name} sudah ditutup`;
}
