import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { Lottery } from '#contracts/campaigns/lottery.http';
import { ANNIVERSARY } from '#domain/campaigns/campaign';
import type { LotteryState, Verdict } from '#domain/campaigns/lottery';
import { messageOf } from '../platform/api/api-error';
import { useSession } from '../platform/session/session';
import { Badge, type BadgeTone } from '../platform/ui/badge';
import { Button } from '../platform/ui/button';
import { FactList } from '../platform/ui/fact-list';
import { Bullets } from '../platform/ui/info-page';
import { Notice } from '../platform/ui/notice';
import { usePageMeta } from '../platform/ui/page-head';
import { EmptyState, ErrorState, SkeletonList } from '../platform/ui/states';
import { BackLink, TitledCard } from '../platform/ui/titled';
import { toast } from '../platform/ui/toast';
import { formatDateTime } from '../platform/wib';
import { CampaignGate } from './campaign-gate';
import { campaignPage } from './campaign-page';
import { entriesQuery, logQuery, lotteriesQuery } from './campaigns.queries';
import { canHash } from './browser-sha256';
import { EntryList } from './entry-list';
import { LotteryRule } from './lottery-rule';
import { Dots } from '../platform/ui/dots';

/** /event/:campaign/lottery */
export function LotteryPage() {
  const { campaign: slug = ANNIVERSARY } = useParams();
  return (
    <CampaignGate slug={slug} title="Undian">
      {({ name }) => <Lotteries slug={slug} name={name} />}
    </CampaignGate>
  );
}

function Lotteries({ slug, name }: { slug: string; name: string }) {
  const { data, error, refetch } = useQuery(lotteriesQuery(slug));
  usePageMeta(`Undian ${name}`, 'Daftar peserta, hasil undian, dan cara memeriksanya sendiri.');
  return (
    <div className="column space-y-5 py-6">
      {campaignPage(slug) !== location.pathname && <BackLink to={campaignPage(slug)}>{name}</BackLink>}
      <h1 className="text-xl font-bold sm:text-2xl">Undian {name}</h1>
      <TitledCard title="Kenapa undian ini bisa kamu periksa">
        <div className="mt-2 text-muted">
          <Bullets
            items={[
              'Sebelum live dimulai, kami mengunci sebuah angka acak dan menampilkan sidik jarinya beserta waktunya. Angkanya tidak bisa kami ganti lagi.',
              'Yang diundi adalah yang absen saat live. Verifikasi emailmu supaya ikut diundi.',
              'Setelah live selesai, daftar peserta kami bekukan dan kami tampilkan: nama tersamar dan kode undian. Kode undianmu terlihat di sini setelah masuk.',
              'Pemenang dihitung dari angka acak dan daftar itu, selalu dengan hasil yang sama. Tekan “Periksa undian ini” dan perangkatmu menghitungnya ulang.',
            ]}
          />
        </div>
        <LotteryRule slug={slug} />
      </TitledCard>
      {!data && !error && <SkeletonList label="Memuat undian…" count={2} item="h-60 !rounded-[14px]" />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState title="Belum ada undian" />}
      {data?.map((lottery) => (
        <LotteryCard key={lottery.uid} slug={slug} lottery={lottery} />
      ))}
    </div>
  );
}

const STATE: Record<LotteryState, { tone: BadgeTone; label: string }> = {
  committed: { tone: 'info', label: 'Angka acak terkunci' },
  frozen: { tone: 'warn', label: 'Daftar peserta dibekukan' },
  drawn: { tone: 'good', label: 'Sudah diundi' },
};

function LotteryCard({ slug, lottery }: { slug: string; lottery: Lottery }) {
  const { data: log } = useQuery({ ...logQuery(slug), enabled: useSession() !== null });
  const mine = log?.lotteryCodes.find(({ lotteryUid }) => lotteryUid === lottery.uid);
  const won = mine && lottery.winningEntries.find(({ code }) => code === mine.code);
  const {
    title,
    prize,
    live,
    winners,
    state,
    committedAt,
    frozenAt,
    drawnAt,
    entryCount,
    winningEntries,
    passedEntries,
  } = lottery;
  return (
    <TitledCard title={title} badge={<Badge tone={STATE[state].tone}>{STATE[state].label}</Badge>}>
      <Dots className="mt-1" facts={[`${prize} untuk ${winners} pemenang`, live]} />
      {won && (
        <Notice tone="good" title={`Selamat, kamu pemenang #${won.rank}!`} className="mt-4">
          Hadiahnya {prize}. Cara ambilnya ada di notifikasimu.
        </Notice>
      )}
      {winningEntries.length > 0 && (
        <ol className="mt-4 divide-y divide-line rounded-xl bg-tint px-4" aria-label="Pemenang">
          {winningEntries.map(({ rank, code, name, number }) => (
            <li key={rank} className="flex flex-wrap items-baseline gap-x-3 py-3">
              <b>#{rank}</b>
              <b className="font-mono tracking-widest">{code}</b>
              <Dots className="text-sm" facts={[name || 'Akun dihapus', `nomor ${number}`]} />
            </li>
          ))}
        </ol>
      )}
      {passedEntries.length > 0 && (
        <p className="mt-3 text-sm text-muted">
          Dilewati: {passedEntries.map(({ rank, code }) => `peringkat #${rank} (${code})`).join(', ')}. Peringkat
          setelah yang terakhir menang sebagai gantinya.
        </p>
      )}
      <FactList
        className="mt-4"
        facts={[
          ['Peserta', entryCount === null ? 'Menunggu live selesai' : String(entryCount)],
          ...(mine ? [['Kode undianmu', mine.code] as const] : []),
          ['Angka acak dikunci', formatDateTime(committedAt)],
          ...(frozenAt ? [['Daftar dibekukan', formatDateTime(frozenAt)] as const] : []),
          ...(drawnAt ? [['Diundi', formatDateTime(drawnAt)] as const] : []),
        ]}
      />
      <Digest label="Sidik jari angka acak" value={lottery.commitment} />
      {lottery.entriesHash && <Digest label="Sidik jari daftar peserta" value={lottery.entriesHash} />}
      {lottery.seed && <Digest label="Angka acak" value={lottery.seed} />}
      {state === 'drawn' && <Check slug={slug} lottery={lottery} />}
      {entryCount !== null && <EntryList slug={slug} lotteryUid={lottery.uid} />}
    </TitledCard>
  );
}

const Digest = ({ label, value }: { label: string; value: string }) => (
  <p className="mt-3 text-sm">
    <span className="block text-muted">{label}</span>
    <code className="break-all">{value}</code>
  </p>
);

const CHECKS: Record<keyof Verdict, string> = {
  seedMatches: 'Angka acak sama dengan sidik jari yang dikunci',
  listMatches: 'Daftar peserta sama dengan yang dibekukan',
  winnersMatch: 'Pemenang sama dengan hasil hitungan perangkatmu',
};

/** Repeats the draw on this device, from nothing but what is published. */
function Check({ slug, lottery }: { slug: string; lottery: Lottery }) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const check = async () => {
    setBusy(true);
    try {
      const [{ checkDraw }, entries] = await Promise.all([
        import('./check-draw'),
        queryClient.fetchQuery(entriesQuery(slug, lottery.uid)),
      ]);
      setVerdict(await checkDraw(lottery, entries));
    } catch (error) {
      toast('error', messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  if (!canHash())
    return (
      <p className="mt-4 text-sm text-muted">Buka halaman ini lewat https untuk memeriksa undiannya di perangkatmu.</p>
    );
  return (
    <div className="mt-4">
      <Button variant="secondary" busy={busy} onClick={() => void check()}>
        Periksa undian ini
      </Button>
      <ul aria-live="polite" className="mt-3 space-y-1">
        {verdict &&
          Object.entries(CHECKS).map(([fact, says]) => {
            const holds = verdict[fact as keyof Verdict];
            return (
              <li key={fact} className={holds ? 'text-accent' : 'font-semibold text-danger'}>
                {holds ? '✓' : '✗ Tidak cocok:'} {says}
              </li>
            );
          })}
      </ul>
    </div>
  );
}
