import type { ClaimView } from '#contracts/products/subscriptions/access.http';
import { formatRupiah } from '#domain/platform/sen';
import { FactList } from '../../../platform/ui/fact-list';
import { Notice } from '../../../platform/ui/notice';
import { formatDateTime, formatMoment } from '../../../platform/wib';

const ENDED = {
  solved: ['good', 'Laporanmu sudah selesai'],
  rejected: ['info', 'Laporanmu sudah kami periksa dan tutup'],
  missed: ['warn', 'Batas waktunya lewat'],
  settled: ['info', 'Laporanmu sudah selesai'],
  dropped: ['info', 'Laporanmu ditutup karena kursinya selesai'],
} as const;

/** A claim of the member with the clocks that run, or how it ended. */
export function ClaimNotice({
  claim,
  hasHost,
  withVoucher,
}: {
  claim: ClaimView;
  hasHost: boolean;
  withVoucher: boolean;
}) {
  const { state, note, refund, answeredBy } = claim;
  if (state !== 'open' && state !== 'answered') {
    const [tone, title] = ENDED[state];
    return (
      <Notice tone={tone} title={title}>
        {refund > 0 && (
          <p>{formatRupiah(refund)} sudah kami ajukan untuk dikembalikan. Kamu kami kabari begitu dikirim.</p>
        )}
        {state === 'missed' && refund === 0 && <p>Tim kami yang menyelesaikannya. Kursimu tetap kami simpan.</p>}
        {note && <p className="break-words whitespace-pre-line">{note}</p>}
      </Notice>
    );
  }
  const title =
    state === 'open'
      ? `Laporanmu sampai ke ${hasHost ? 'host dan ' : ''}tim kami`
      : `${answeredBy === 'host' ? 'Host' : 'Tim kami'} sudah menjawab`;
  return (
    <Notice tone="warn" title={title}>
      <p className="break-words">
        {claim.reasonLabel}: {claim.message}
      </p>
      <ClaimClocks claim={claim} />
      <p className="mt-2">
        {withVoucher
          ? 'Lewat dari itu, tim kami yang memutuskan, juga soal uangmu. Kamu tidak perlu meminta.'
          : 'Lewat dari itu, bagian yang tidak terpakai kami ajukan untuk dikembalikan. Kamu tidak perlu meminta.'}
      </p>
    </Notice>
  );
}

export const ClaimClocks = ({ claim }: { claim: ClaimView }) => (
  <div className="mt-2">
    <FactList
      facts={[
        ['Dilaporkan', formatDateTime(claim.openedAt)],
        claim.answeredAt
          ? ['Dijawab', formatDateTime(claim.answeredAt)]
          : ['Jawaban paling lambat', formatMoment(claim.answerDueAt)],
        ['Beres paling lambat', formatMoment(claim.solveDueAt)],
      ]}
    />
  </div>
);
