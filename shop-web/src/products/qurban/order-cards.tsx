import { clsx } from 'clsx';
import { useState } from 'react';
import type { QurbanOrder } from '#contracts/products/qurban/qurban.http';
import { formatRupiah } from '#domain/platform/sen';
import { Badge } from '../../platform/ui/badge';
import { Button } from '../../platform/ui/button';
import { CopyButton } from '../../platform/ui/copy-button';
import { FactList } from '../../platform/ui/fact-list';
import { Notice } from '../../platform/ui/notice';
import { TitledCard } from '../../platform/ui/titled';
import { formatDate, formatMoment } from '../../platform/wib';
import { FillBar } from './fill-bar';
import { RenameForm } from './rename-form';
import { Report } from './report';
import { shortMask } from '../../platform/ui/short-mask';
import { Dots } from '../../platform/ui/dots';

/** The animal of an order with its names, the saving plan, the report and the certificates. */
export function OrderCards({ share }: { share: QurbanOrder }) {
  const { animal, season, others, surplus, state } = share;
  // Its plan will not be kept any more, and its day was that of others.
  const isOver = state === 'refunded' || state === 'released';
  return (
    <>
      <TitledCard title={animal.name} badge={<Badge tone="info">{animal.stateLabel}</Badge>}>
        <Dots
          className="mt-1 text-sm text-muted"
          facts={[season.name, `hari raya ${formatDate(`${season.day}T00:00:00+07:00`)}`, animal.animalCode]}
        />
        <FillBar animal={animal} className="mt-4" />
        <Names share={share} />
        {others.length > 0 && (
          <p className="mt-3 text-sm text-muted">Berbagi dengan {others.map(shortMask).join(', ')}.</p>
        )}
        {surplus > 0 && (
          <p className="mt-3 text-sm font-semibold text-accent">
            Hewannya lebih murah: {formatRupiah(surplus)} kembali ke kreditmu.
          </p>
        )}
      </TitledCard>
      {!isOver && share.instalments.length > 0 && <Savings share={share} />}
      {!isOver && animal.report && (
        <TitledCard title="Laporan hari penyembelihan">
          <Report report={animal.report} />
        </TitledCard>
      )}
      <Certificates share={share} />
    </>
  );
}

function Names({ share }: { share: QurbanOrder }) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <RenameForm share={share} onDone={() => setEditing(false)} />;
  return (
    <div className="mt-4">
      <h3 className="text-sm font-semibold">Atas nama</h3>
      <ul className="mt-1 space-y-1">
        {share.names.map(({ name, seat }, index) => (
          <li key={index} className="wrap-anywhere">
            {name}{' '}
            {seat !== null && share.animal.shares > 1 && <span className="text-sm text-muted">(bagian {seat})</span>}
          </li>
        ))}
      </ul>
      {share.canRename && (
        <Button variant="quiet" className="mt-1 -ml-5" onClick={() => setEditing(true)}>
          Ubah nama
        </Button>
      )}
    </div>
  );
}

/** What was saved, what comes next, and the whole plan. */
function Savings({ share: { total, received, next, instalments, season } }: { share: QurbanOrder }) {
  const percent = Math.min(100, Math.round((received / total) * 100));
  return (
    <TitledCard title="Tabungan qurban">
      <p className="mt-1">
        <b className="text-lg">{formatRupiah(received)}</b>{' '}
        <span className="text-muted">dari {formatRupiah(total)}</span>
      </p>
      <div
        role="progressbar"
        aria-label="Tabungan terkumpul"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-2 h-2.5 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-brand" style={{ width: `${percent}%` }} />
      </div>
      {next && (
        <Notice
          tone={next.isLate ? 'bad' : 'info'}
          className="mt-4"
          title={
            next.isLate ? `Cicilan ke-${next.number} terlambat` : `Cicilan berikutnya ${formatRupiah(next.amount)}`
          }
        >
          {next.isLate
            ? `${formatRupiah(next.amount)} belum masuk. Bayar secepatnya supaya bagianmu tidak dilepas.`
            : received > 0
              ? `Paling lambat ${formatDate(next.dueAt)}. Boleh juga lebih awal.`
              : 'Bayar cicilan pertama supaya bagianmu tersimpan.'}
        </Notice>
      )}
      <FactList
        className="mt-4"
        facts={instalments.map(({ number, dueAt, amount, isPaid }) => [
          `Ke-${number}, ${number === 1 ? 'saat memesan' : formatDate(dueAt)}`,
          `${formatRupiah(amount)}${isPaid ? ', masuk' : ''}`,
        ])}
      />
      <p className="mt-3 text-sm text-muted">Lunas paling lambat {formatMoment(season.ordersUntil)}.</p>
    </TitledCard>
  );
}

function Certificates({ share: { names } }: { share: QurbanOrder }) {
  const written = names.filter(({ certificate }) => certificate !== null);
  if (written.length === 0) return null;
  return (
    <TitledCard title="Sertifikat">
      <ul className="divide-y divide-line">
        {written.map(({ name, certificate }, index) => (
          <li key={index} className={clsx('py-3', index === 0 && 'pt-2')}>
            <p className="wrap-anywhere">{certificate}</p>
            <CopyButton text={certificate!} what={`sertifikat ${name}`} done="Sertifikat tersalin" />
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
