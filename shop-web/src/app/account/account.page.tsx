import { useQuery } from '@tanstack/react-query';
import {
  Bell,
  Heart,
  KeyRound,
  Layers,
  MapPin,
  MonitorSmartphone,
  ReceiptText,
  ShoppingBag,
  User,
  Wallet,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { PAGE } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { Breakable } from '../../platform/ui/breakable';
import { Avatar } from '../../identity/profile/avatar';
import { DataExport } from '../../identity/profile/data-export';
import { unreadQuery } from '../../messages/notifications.queries';
import { part } from '../../platform/router/lazy-part';
import { useSession } from '../../platform/session/session';
import { LinkButton } from '../../platform/ui/button';
import { LinkRow } from '../../platform/ui/link-row';
import { TitledCard, TitledPage } from '../../platform/ui/titled';
import { creditQuery } from '../../sales/payments/credit.queries';
import { PRODUCT_LINES } from '../product-lines';
import { ThemeChoice } from './theme-choice';

/** Of the product lines, what not every customer has; a row that fails to load is left out. */
const LINE_ROWS = PRODUCT_LINES.flatMap(({ accountRow }) => (accountRow ? [part(accountRow)] : []));

/** /user: from where a customer reaches all that is theirs. */
export function AccountPage() {
  return (
    <TitledPage title="Akun">
      <Who />
      <div className="mt-5 grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <div className="space-y-5">
          <Rows title="Langganan dan pesanan">
            <LinkRow to={PAGE.memberships} Icon={Layers} name="Langganan">
              Login, grup, dan perpanjangan
            </LinkRow>
            <LinkRow to={PAGE.orders} Icon={ReceiptText} name="Pesanan">
              Bayar, kirim bukti, dan lihat riwayat
            </LinkRow>
            <Credit />
            {LINE_ROWS.map((Row, index) => (
              <Row key={index} fallback={null} />
            ))}
            <LinkRow to={PAGE.merchandiseOrders} Icon={ShoppingBag} name="Merchandise">
              Pesanan kaus, tas, dan lainnya
            </LinkRow>
            <LinkRow to={PAGE.wishlist} Icon={Heart} name="Favorit">
              Layanan yang kamu simpan
            </LinkRow>
          </Rows>
        </div>
        <div className="space-y-5">
          <Rows title="Profil dan keamanan">
            <LinkRow to={PAGE.profile} Icon={User} name="Data Diri">
              Nama, foto, nomor, email, dan kontak pengingat
            </LinkRow>
            <Notifications />
            <LinkRow to={PAGE.addresses} Icon={MapPin} name="Alamat">
              Untuk pesanan yang dikirim
            </LinkRow>
            <LinkRow to={PAGE.resetPassword} Icon={KeyRound} name="Kata sandi">
              Ganti kapan saja
            </LinkRow>
            <LinkRow to={PAGE.sessions} Icon={MonitorSmartphone} name="Perangkat">
              Tempat akunmu sedang masuk
            </LinkRow>
          </Rows>
          <ThemeChoice />
          <TitledCard title="Data kamu">
            <p className="mt-1 text-sm text-muted">Unduh semua yang kami simpan tentang kamu, atau hapus akunmu.</p>
            <div className="mt-4 flex flex-wrap gap-3">
              <DataExport />
              <LinkButton variant="secondary" to={PAGE.deleteAccount}>
                Hapus akun
              </LinkButton>
            </div>
          </TitledCard>
        </div>
      </div>
    </TitledPage>
  );
}

function Who() {
  const session = useSession();
  if (!session) return null;
  return (
    <div className="card mt-4 flex items-center gap-3 p-4">
      <Avatar name={session.username} picture={session.avatar} className="size-12" />
      <div className="min-w-0">
        <p className="font-bold wrap-anywhere">{session.username}</p>
        <p className="text-sm text-muted wrap-anywhere">
          <Breakable>{session.email}</Breakable>
        </p>
      </div>
    </div>
  );
}

function Rows({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-bold">
        {title}
      </h2>
      <ul className="card mt-2 divide-y divide-line">{children}</ul>
    </section>
  );
}

/** It is used and asked back above the orders. */
function Credit() {
  const { data } = useQuery(creditQuery);
  return (
    <LinkRow to={`${PAGE.orders}#kredit`} Icon={Wallet} name="Kredit">
      {data
        ? `${formatRupiah(data.balance)}${data.balance > 0 ? ', pakai atau minta dikirim' : ''}`
        : 'Saldomu di Patungan'}
    </LinkRow>
  );
}

function Notifications() {
  const { data } = useQuery(unreadQuery());
  return (
    <LinkRow to={PAGE.notifications} Icon={Bell} name="Notifikasi">
      {data?.unread ? `${data.unread} belum dibaca` : 'Kabar tentang pesanan dan langgananmu'}
    </LinkRow>
  );
}
