import { useSearchParams } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { PaperPage } from '../../../platform/documents/paper-page';
import { HostStatementList } from './host-statement-list';

/** /user/host-statement?period= : a month (`2026-11`) or a year; without one the list of them. */
export function HostStatementPage() {
  const [search] = useSearchParams();
  const period = search.get('period');
  if (period === null) return <HostStatementList />;
  return (
    <PaperPage
      path="/customer/host/statement"
      query={{ period }}
      back={{ to: PAGE.hostStatement, label: 'Semua rekap' }}
    />
  );
}
