import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useNavigate, useSearchParams } from 'react-router';
import type { NotificationView } from '#contracts/messages/notifications.http';
import { HOME_SECTION } from '#contracts/shop-paths';
import { aroundOrderNumbers } from '#domain/sales/orders/order-number';
import { messageOf } from '../platform/api/api-error';
import { safePath } from '../platform/session/safe-path';
import { Button, LinkButton } from '../platform/ui/button';
import { PagedList, pageIn } from '../platform/ui/paged-list';
import { EmptyState, SkeletonList } from '../platform/ui/states';
import { TitledPage } from '../platform/ui/titled';
import { toast } from '../platform/ui/toast';
import { formatShortly } from '../platform/wib';
import { notificationsQuery, unreadQuery, useMarkAllRead, useMarkRead } from './notifications.queries';

/** /user/notification?page= */
export function NotificationListPage() {
  const [search, setSearch] = useSearchParams();
  const query = useQuery(notificationsQuery(pageIn(search)));
  return (
    <TitledPage title="Notifikasi">
      <ReadAll />
      <PagedList
        query={query}
        label="Halaman notifikasi"
        onPage={(page) => setSearch({ page: String(page) })}
        className="card mt-4 divide-y divide-line overflow-hidden"
        skeleton={<SkeletonList className="mt-4 space-y-3" item="h-16" />}
        empty={
          <EmptyState
            drawing="empty-notifications"
            title="Belum ada notifikasi"
            action={
              <LinkButton to={HOME_SECTION.providers} variant="secondary">
                Lihat layanan
              </LinkButton>
            }
          >
            Kabar soal pesanan dan grupmu akan muncul di sini.
          </EmptyState>
        }
      >
        {(notification) => <NotificationRow key={notification.uid} notification={notification} />}
      </PagedList>
    </TitledPage>
  );
}

/** Hidden while nothing is unread. */
function ReadAll() {
  // Anew with the list, which another tab may have read meanwhile; the bell has the same number.
  const unread = useQuery({ ...unreadQuery(), refetchOnMount: 'always' }).data?.unread ?? 0;
  const readAll = useMarkAllRead();
  if (unread === 0) return null;
  return (
    <Button
      variant="quiet"
      className="mt-2 -ml-5"
      busy={readAll.isPending}
      onClick={() => readAll.mutate(undefined, { onError: (error) => toast('error', messageOf(error)) })}
    >
      Tandai semua sudah dibaca
    </Button>
  );
}

/** Opening a notification marks it as read; one without a link is only marked. */
function NotificationRow({ notification }: { notification: NotificationView }) {
  const { uid, title, body, link, createdAt, readAt } = notification;
  const markRead = useMarkRead();
  const navigate = useNavigate();
  const unread = !readAt;
  const open = () => {
    if (unread) markRead.mutate(uid);
    if (link) void navigate(safePath(link));
  };
  const content = (
    <>
      <span
        aria-hidden="true"
        className={clsx('mt-1.5 size-2.5 shrink-0 rounded-full', unread ? 'bg-brand' : 'bg-transparent')}
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className={unread ? 'font-bold' : 'font-semibold'}>
            <OrderText>{title}</OrderText>
            {unread && <span className="sr-only"> (belum dibaca)</span>}
          </span>
          <time dateTime={createdAt} className="text-xs whitespace-nowrap text-muted">
            {formatShortly(createdAt)}
          </time>
        </span>
        {/* Behind a link stands more than this says; without one it is all there is. */}
        <span className={clsx('block text-sm text-muted', link ? 'truncate' : 'break-words whitespace-pre-line')}>
          <OrderText>{body}</OrderText>
        </span>
      </span>
      {unread && !link && <span className="self-center text-sm font-semibold text-accent">Tandai dibaca</span>}
    </>
  );
  const look = clsx('flex w-full gap-3 px-4 py-3 text-left', unread && 'bg-tint/60');
  return (
    <li>
      {link || unread ? (
        <button type="button" onClick={open} className={clsx(look, 'hover:bg-sunken')}>
          {content}
        </button>
      ) : (
        <div className={look}>{content}</div>
      )}
    </li>
  );
}

/** Keeps order numbers on one line, because they are read out on the phone. */
const OrderText = ({ children }: { children: string }) =>
  aroundOrderNumbers(children).map((part, index) =>
    index % 2 ? (
      <span key={`${index} ${part}`} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
