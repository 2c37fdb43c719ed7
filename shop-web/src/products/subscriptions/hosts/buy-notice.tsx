import { Link } from 'react-router';
import type { PurchaseView } from '#contracts/products/subscriptions/hosts.http';
import { waitsForPeople } from '#domain/products/subscriptions/groups/missing-people';
import { answersPath, membershipPath } from '#contracts/shop-paths';
import { LinkButton } from '../../../platform/ui/button';
import { TEXT_LINK } from '../../../platform/ui/info-page';
import { Notice } from '../../../platform/ui/notice';
import { formatMoment } from '../../../platform/wib';

const WAITS_FOR = {
  admin: 'Data akun untuk grupmu sedang kami siapkan. Begitu siap, kamu kami kabari dan 48 jammu mulai dihitung.',
  cycle: 'Langganan grup ini masih berjalan. Kami kabari begitu waktunya membeli siklus berikutnya.',
};

/** Whether to buy now, until when, and what to look at before. docs/rules/hosts.md#order-of-steps */
export function BuyNotice({
  buy: { isAsked, dueAt, waitsFor, missing },
  providerName,
  orderUid,
  accountUid,
}: {
  buy: PurchaseView['buy'];
  providerName: string;
  orderUid: string;
  accountUid: string;
}) {
  if (waitsFor === 'answers')
    return (
      <Notice tone="warn" title="Lengkapi dulu syarat host">
        <p>Kursimu sudah kami simpan. Setujui tugas host dan syaratnya dulu, dan jangan beli sebelum itu.</p>
        <LinkButton to={answersPath(orderUid)} className="mt-3">
          Lengkapi sekarang
        </LinkButton>
      </Notice>
    );
  if (waitsFor === 'members')
    return (
      <Notice title="Jangan beli dulu">
        {waitsForPeople(missing ?? 1)} di grupmu membayar. Begitu lengkap, kamu kami kabari.
      </Notice>
    );
  if (waitsFor) return <Notice title="Jangan beli dulu">{WAITS_FOR[waitsFor]}</Notice>;
  if (!isAsked) return null;
  return (
    <Notice tone="warn" title={`Saatnya beli langganan ${providerName}`}>
      {dueAt && <p>Kirim buktinya paling lambat {formatMoment(dueAt)}.</p>}
      <p className="mt-1">
        Kalau ada data akun dari kami,{' '}
        <Link to={membershipPath(accountUid)} className={TEXT_LINK}>
          lihat di halaman langganan
        </Link>{' '}
        sebelum membeli. Jangan ubah data akunnya, ya.
      </p>
    </Notice>
  );
}
