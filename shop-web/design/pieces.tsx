import { ShoppingBag } from 'lucide-react';
import type { ProviderSummary } from '#contracts/catalogue/catalogue.http';
import { PlanBadge } from '../src/catalogue/plan-badge';
import { ProviderCard } from '../src/catalogue/providers/provider-card';
import { Company } from '../src/platform/ui/company';
import { TrustList } from '../src/platform/ui/trust-list';
import { Breakable } from '../src/platform/ui/breakable';
import { Dots } from '../src/platform/ui/dots';
import { LinkRow } from '../src/platform/ui/link-row';
import { FactList } from '../src/platform/ui/fact-list';
import { Bullets, InfoSection } from '../src/platform/ui/info-page';
import { Mark } from '../src/platform/ui/mark';
import { Ordered } from '../src/platform/ui/ordered';
import { RichText } from '../src/platform/ui/rich-text';
import { TitledCard } from '../src/platform/ui/titled';
import { SHELF } from '../src/platform/ui/shelf';
import { Badge } from '../src/platform/ui/badge';
import { FillMeter, SeatDots, type SeatedMember } from '../src/products/subscriptions/group-seats';
import { PlanHeader } from '../src/sales/orders/plan-header';
import { OrderNumber } from '../src/sales/orders/order-number';
import { Example, Part, Row } from './example';

const PROVIDER: ProviderSummary = {
  uid: '10000000-0000-4000-8000-000000000001',
  slug: 'netflix',
  name: 'Netflix',
  category: 'Streaming',
  type: 1,
  color: '#b1060f',
  tagline: 'Film dan serial tanpa iklan',
  member: 4,
  isPo: false,
  isHost: true,
  startingPrice: 54_000,
  saving: 71,
  variants: [
    {
      uid: '20000000-0000-4000-8000-000000000001',
      packageName: 'Reguler',
      duration: 1,
      durationLabel: '1 bulan',
      grandTotal: 54_000,
      isPo: false,
      isHost: false,
    },
  ],
};
const PRE_ORDER = PROVIDER.variants.map((plan) => ({ ...plan, isPo: true }));
const CARDS: { provider: ProviderSummary; seatsLeft?: number }[] = [
  { provider: PROVIDER, seatsLeft: 1 },
  { provider: { ...PROVIDER, slug: 'a', name: 'Nama layanan yang sangat panjang sekali', color: '#f2c94c' } },
  { provider: { ...PROVIDER, slug: 'b', name: 'Catchplay+', color: '#404040', variants: PRE_ORDER, saving: null } },
  { provider: { ...PROVIDER, slug: 'c', name: 'ChatGPT', color: '#0f7a5f', member: 1, isHost: false, saving: null } },
];
const MEMBER: SeatedMember = {
  seatNumber: 1,
  role: 'host',
  name: 'B**i S*****o',
  status: 3,
  statusLabel: 'Active',
  hasAccess: true,
  waitsForGroup: false,
};
const MEMBERS: SeatedMember[] = [
  MEMBER,
  { ...MEMBER, seatNumber: 2, role: 'regular', isMe: true },
  { ...MEMBER, seatNumber: 3, role: 'regular', name: 'S**i', hasAccess: false },
  { ...MEMBER, seatNumber: 4, role: 'regular', name: 'R****a', status: 1, statusLabel: 'Registered' },
];

export const Pieces = () => (
  <Part id="pieces" title="Kartu dan daftar">
    <Example of="ProviderCard" wide>
      <ul className={SHELF}>
        {CARDS.map((card) => (
          <li key={card.provider.slug}>
            <ProviderCard {...card} />
          </li>
        ))}
      </ul>
    </Example>
    <Example of="PlanHeader, PlanBadge, OrderNumber">
      <PlanHeader
        plan={{ providerName: 'Netflix', providerColor: '#b1060f', packageName: 'Reguler' }}
        badge={<Badge tone="solid">Aktif</Badge>}
      />
      <Row>
        <PlanBadge name="Reguler" isPo={false} isHost={false} />
        <PlanBadge name="Reguler" isPo isHost={false} />
        <PlanBadge name="Reguler" isPo={false} isHost />
      </Row>
      <OrderNumber of={{ orderNumber: 'PTG-261126-C8WLMXX' }} className="mt-3" />
    </Example>
    <Example of="FillMeter, SeatDots">
      <FillMeter taken={4} size={6} className="mb-4" />
      <SeatDots size={7} freeHostSeats={1} heldSeats={1} members={MEMBERS} />
      <FillMeter taken={4} size={6} unpaid={1} className="my-4" />
      <SeatDots size={2} freeHostSeats={0} heldSeats={0} members={MEMBERS.slice(0, 2)} isToPay />
    </Example>
    <Example of="LinkRow">
      <ul className="card divide-y divide-line">
        <LinkRow to="#" Icon={ShoppingBag} name="Merchandise">
          Pesanan kaus, tas, dan lainnya
        </LinkRow>
      </ul>
    </Example>
    <Example of="TitledCard, FactList, Breakable, Dots">
      <TitledCard title="Rincian" badge={<Badge tone="good">Lunas</Badge>}>
        <FactList
          className="mt-3"
          facts={[
            ['Harga', 'Rp54.000'],
            ['Email', 'nama.yang.panjang.sekali@contoh.co.id'],
          ]}
        />
        <p className="mt-2 text-sm text-muted">
          <Breakable>nama.lain@contoh.co.id</Breakable>
        </p>
        <Dots className="mt-2 text-sm text-muted" facts={['Grup 4 orang', '1 kursi lagi', 'sisa 1 slot TV']} />
      </TitledCard>
    </Example>
    <Example of="Ordered">
      <Ordered picture={<Mark name="Netflix" color="#e50914" size="sm" />} name="Netflix Reguler TV" price={54_000}>
        <Dots facts={['1 bulan', 'grup dicarikan']} />
        <p className="mt-1">Pesananmu lanjut otomatis setelah masuk.</p>
      </Ordered>
    </Example>
    <Example of="Company, TrustList">
      <Company company={{ name: 'PT Patungan Contoh', address: 'Jl. Melati 4, Bandung', registration: 'NIB 0000' }} />
      <TrustList facts={{ groups: 140, members: 2_300, accessHours: 4 }} className="mt-5" />
    </Example>
    <Example of="InfoSection, Bullets, RichText">
      <InfoSection id="contoh" title="Ketentuan">
        <Bullets items={['Satu kursi untuk satu orang.', 'Data login jangan dibagikan.']} />
        <RichText html="<p>Teks dari <b>konsol</b> dengan <a href='https://contoh.id'>tautan</a>.</p>" />
      </InfoSection>
    </Example>
  </Part>
);
