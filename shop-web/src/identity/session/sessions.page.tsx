import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { SignedInDevice } from '#contracts/identity/session.http';
import { messageOf } from '../../platform/api/api-error';
import { Badge } from '../../platform/ui/badge';
import { Button } from '../../platform/ui/button';
import { Modal } from '../../platform/ui/modal';
import { ErrorState, Loading, Skeleton } from '../../platform/ui/states';
import { TitledPage } from '../../platform/ui/titled';
import { toast } from '../../platform/ui/toast';
import { formatDateTime } from '../../platform/wib';
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
            {data.map((device) => (
              <Device key={device.uid} device={device} />
            ))}
          </ul>
          {data.length > 1 && <SignOutOthers />}
        </>
      )}
    </TitledPage>
  );
}

function Device({ device: { uid, device, signedInAt, lastUsedAt, isThisDevice } }: { device: SignedInDevice }) {
  const signOut = useSignOutDevice();
  const Icon = /Android|iOS/.test(device) ? Smartphone : MonitorSmartphone;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device} {isThisDevice && <Badge tone="good">Perangkat ini</Badge>}
        </p>
        <p className="text-sm text-muted">Terakhir dipakai {formatDateTime(lastUsedAt)}</p>
        <p className="text-sm text-muted">Masuk sejak {formatDateTime(signedInAt)}</p>
      </div>
      {!isThisDevice && (
        <Button
          variant="secondary"
          className="max-sm:ml-10"
          aria-label={`Keluarkan ${device}`}
          busy={signOut.isPending}
          onClick={() =>
            signOut.mutate(uid, {
              onSuccess: () => toast('success', `${device} sudah dikeluarkan.`),
              onError: (error) => toast('error', messageOf(error)),
            })
          }
        >
          Keluarkan
        </Button>
      )}
    </li>
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
