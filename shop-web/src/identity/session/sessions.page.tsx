import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone, Smartphone } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { SignedInDevice } from '#contracts/identity/session.http';
import { messageOf } from '../../platform/api/api-error';
import { Badge } from '../../platform/ui/badge';
import { Button } from '../../platform/ui/button';
import { Dots } from '../../platform/ui/dots';
import { Modal } from '../../platform/ui/modal';
import { ErrorState, Loading, Skeleton } from '../../platform/ui/states';
import { TitledPage } from '../../platform/ui/titled';
import { toast } from '../../platform/ui/toast';
import { formatDateTime, formatShortly } from '../../platform/wib';
import { byDevice } from './by-device';
import { sessionsQuery, useSignOutDevice, useSignOutOthers } from './sessions.queries';

/** /user/sessions */
export function SessionsPage() {
  const { data, error, refetch } = useQuery(sessionsQuery());
  return (
    <TitledPage title="Perangkat kamu">
      <p className="mt-1.5 max-w-xl text-muted">
        Di sini akun kamu sedang masuk. Ada yang tidak kamu kenal? Keluarkan, lalu ganti kata sandi.
      </p>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading>
          <Skeleton className="mt-4 h-20" />
          <Skeleton className="mt-3 h-20" />
        </Loading>
      ) : (
        <>
          <ul className="card mt-4 max-w-2xl divide-y divide-line overflow-hidden">
            {byDevice(data).map((sessions) => (
              <Device key={sessions[0].uid} sessions={sessions} />
            ))}
          </ul>
          {data.length > 1 && <SignOutOthers />}
        </>
      )}
    </TitledPage>
  );
}

/** One device with its last used session; the others of it are folded. */
function Device({ sessions: [latest, ...more] }: { sessions: [SignedInDevice, ...SignedInDevice[]] }) {
  const { device, isThisDevice } = latest;
  const Icon = /Android|iOS/.test(device) ? Smartphone : MonitorSmartphone;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device} {isThisDevice && <Badge tone="good">Perangkat ini</Badge>}
        </p>
        <p className="text-sm text-muted">Terakhir dipakai {formatDateTime(latest.lastUsedAt)}</p>
        <p className="text-sm text-muted">Masuk sejak {formatDateTime(latest.signedInAt)}</p>
      </div>
      {!isThisDevice && (
        <SignOut device={device} sessions={[latest, ...more]} what={more.length > 0 ? `semua ${device}` : device} />
      )}
      {more.length > 0 && (
        <details className="w-full">
          <summary className="py-2 text-sm font-semibold">+{more.length} sesi</summary>
          <ul className="divide-y divide-line">
            {more.map((session) => (
              <li key={session.uid} className="flex items-center justify-between gap-3 py-2">
                <Dots
                  className="min-w-0 text-sm text-muted"
                  facts={[`Dipakai ${formatShortly(session.lastUsedAt)}`, `masuk ${formatShortly(session.signedInAt)}`]}
                />
                <SignOut
                  device={device}
                  sessions={[session]}
                  what={`sesi ${device} ${formatShortly(session.lastUsedAt)}`}
                  variant="quiet"
                  className="shrink-0 !px-3"
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** @param what they are, for those who hear the button alone */
function SignOut({
  device,
  sessions,
  what,
  ...look
}: {
  device: string;
  sessions: SignedInDevice[];
  what: string;
} & Pick<ComponentProps<typeof Button>, 'variant' | 'className'>) {
  const signOut = useSignOutDevice();
  return (
    <Button
      variant="secondary"
      className="max-sm:ml-10"
      {...look}
      aria-label={`Keluarkan ${what}`}
      busy={signOut.isPending}
      onClick={() =>
        signOut.mutate(
          sessions.map(({ uid }) => uid),
          {
            onSuccess: () => toast('success', `${device} sudah dikeluarkan.`),
            onError: (error) => toast('error', messageOf(error)),
          },
        )
      }
    >
      {sessions.length > 1 ? `Keluarkan ${sessions.length} sesi` : 'Keluarkan'}
    </Button>
  );
}

function SignOutOthers() {
  const [asking, setAsking] = useState(false);
  const signOut = useSignOutOthers();
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="secondary" className="mt-4" onClick={() => setAsking(true)}>
        Keluarkan semua yang lain
      </Button>
      {asking && (
        <Modal title="Keluarkan perangkat lain?" locked={signOut.isPending} onClose={close}>
          <p>Semua perangkat selain yang ini harus masuk lagi dengan kata sandi kamu.</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button
              variant="danger"
              busy={signOut.isPending}
              onClick={() =>
                signOut.mutate(undefined, {
                  onSuccess: ({ count }) => toast('success', `${count} perangkat sudah dikeluarkan.`),
                  onError: (error) => toast('error', messageOf(error)),
                  onSettled: close,
                })
              }
            >
              Ya, keluarkan
            </Button>
            <Button variant="secondary" onClick={close}>
              Batal
            </Button>
          </div>
        </Modal>
      )}
    </>
  );
}
