import { useSuspenseQuery } from '@tanstack/react-query';
import { formatPhone } from '../../shared/format/phone';
import { profileQuery } from '../../shared/session/profile.query';
import { AsyncBoundary } from '../../shared/ui/async-boundary';
import { Button } from '../../shared/ui/button';
import { Loading, Skeleton } from '../../shared/ui/states';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { useSignOut } from './session.queries';

/** /user/profile */
export function ProfilePage() {
  usePageTitle('Data Diri');
  const signOut = useSignOut();
  return (
    <section aria-labelledby="data-diri">
      <h1 id="data-diri" className="text-2xl font-bold">
        Data Diri
      </h1>
      <div className="card mt-4 max-w-xl p-5">
        <AsyncBoundary
          skeleton={
            <Loading>
              <div className="space-y-5">
                <Skeleton className="h-11 w-48" />
                <Skeleton className="h-11 w-64" />
                <Skeleton className="h-11 w-44" />
              </div>
            </Loading>
          }
        >
          <Facts />
        </AsyncBoundary>
      </div>
      <Button variant="secondary" className="mt-5" busy={signOut.isPending} onClick={() => signOut.mutate()}>
        Logout
      </Button>
    </section>
  );
}

function Facts() {
  const { data } = useSuspenseQuery(profileQuery());
  const facts = [
    ['Nama', data.name],
    ['Email', data.email],
    ['Nomor WhatsApp', formatPhone(data.phoneNumber)],
  ];
  return (
    <dl className="space-y-4">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
