import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ThreadView } from '#contracts/products/subscriptions/access.http';
import { CLAIM_BUTTON } from '#domain/products/subscriptions/access/claim-words';
import { AsyncBoundary } from '../../../platform/ui/async-boundary';
import { Badge } from '../../../platform/ui/badge';
import { TEXT_LINK } from '../../../platform/ui/info-page';
import { Loading, Skeleton } from '../../../platform/ui/states';
import { TitledCard } from '../../../platform/ui/titled';
import { threadsQuery } from './access.queries';
import { ClaimClocks } from './claim-clocks';
import { ThreadLines } from './thread-lines';
import { shortMask } from '../../../platform/ui/short-mask';
import { Dots } from '../../../platform/ui/dots';

const Waiting = () => (
  <Loading>
    <Skeleton className="mt-3 h-20 w-full" />
  </Loading>
);

interface Group {
  accountUid: string;
  isLive: boolean;
  /** A host that has bought sits in the group, and reads along. */
  hasHost: boolean;
}

/** What member, host and admins write to each other; a host has a thread with every member of the group. */
export const ThreadCard = (group: Group) => (
  <TitledCard title="Percakapan">
    <AsyncBoundary skeleton={<Waiting />}>
      <Threads {...group} />
    </AsyncBoundary>
  </TitledCard>
);

function Threads({ accountUid, isLive, hasHost }: Group) {
  const { data: threads } = useSuspenseQuery(threadsQuery(accountUid));
  const isHost = threads.some(({ isMine }) => !isMine);
  return (
    <div className="mt-2 space-y-3 text-sm">
      <p className="text-muted">
        {isHost
          ? 'Balas anggotamu di sini. Nama disamarkan, dan tidak perlu bertukar nomor.'
          : `Dibaca ${hasHost ? 'host grupmu dan ' : ''}tim kami. Nama disamarkan, dan tidak perlu bertukar nomor.`}
      </p>
      {isHost ? (
        <ul className="divide-y divide-line">
          {threads.map((thread) => (
            <li key={thread.accountUid}>
              <Foldable accountUid={accountUid} thread={thread} isLive={isLive} />
            </li>
          ))}
        </ul>
      ) : (
        <AsyncBoundary skeleton={<Waiting />}>
          {threads.map((thread) => (
            <ThreadLines key={thread.accountUid} accountUid={accountUid} thread={thread} isLive={isLive} />
          ))}
        </AsyncBoundary>
      )}
    </div>
  );
}

/** Of a host: closed until it is wanted, open where something is unread or claimed. */
function Foldable({ accountUid, thread, isLive }: { accountUid: string; thread: ThreadView; isLive: boolean }) {
  const [isOpen, setOpen] = useState(thread.unread > 0 || thread.claim !== null);
  const { isMine, name, seatNumber, unread, claim } = thread;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 flex-wrap items-center gap-2 py-2 font-semibold after:!ml-auto">
        {isMine ? 'Tim Patungan' : <Dots facts={[shortMask(name), `kursi ${seatNumber}`]} />}
        {unread > 0 && <Badge tone="info">{unread} baru</Badge>}
        {claim && <Badge tone="warn">{CLAIM_BUTTON.after}</Badge>}
      </summary>
      {isOpen && (
        <div className="space-y-3 pb-4">
          {claim && (
            <div className="rounded-xl bg-warn-tint p-3.5">
              <p className="font-semibold">{claim.reasonLabel}</p>
              <p className="break-words whitespace-pre-line">{claim.message}</p>
              {claim.pictureUrl && (
                <a href={claim.pictureUrl} target="_blank" rel="noreferrer" className={TEXT_LINK}>
                  Lihat tangkapan layarnya
                </a>
              )}
              <ClaimClocks claim={claim} />
              <p className="mt-2">Pesanmu di bawah ini terhitung sebagai jawaban.</p>
            </div>
          )}
          <AsyncBoundary skeleton={<Waiting />}>
            <ThreadLines accountUid={accountUid} thread={thread} isLive={isLive} />
          </AsyncBoundary>
        </div>
      )}
    </details>
  );
}
