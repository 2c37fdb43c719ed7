import { formatRupiah } from '#domain/platform/sen';
import { Notice } from '../../../platform/ui/notice';

/** Before and after the proof is sent. docs/rules/hosts.md#limit */
export const AboveLimit = ({ mostDebit }: { mostDebit: number }) => (
  <Notice tone="warn" title={`Di atas batas ${formatRupiah(mostDebit)}`}>
    Batas itu harga paket dan toleransinya. Penggantian untuk tagihan di atasnya menunggu keputusan admin kami, jadi
    jumlahnya belum pasti.
  </Notice>
);
