import {
  Card,
  Chip,
  Pagination,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Title, useDataProvider, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { type FoundPostings, POSTINGS_PER_PAGE, WITHOUT } from '#contracts/sales/books.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { minuteInWib } from '#domain/platform/wib';
import type { AdminDataProvider } from '../../platform/data/data-provider';
import { QueryState } from '../../platform/data/query-state';
import { RecordLink, TextLink } from '../../platform/records/record-link';
import { postingsPath } from './postings-path';
import { SkeletonRows } from '../../platform/ui/skeletons';

type Posting = FoundPostings['rows'][number];
/** The list that shows the cause of an entry, by its kind; entries of other kinds link to their order. */
const CAUSES: Partial<Record<string, string>> = {
  payment: 'payments',
  'refund-owed': 'refunds',
  'refund-credit': 'refunds',
  refund: 'refunds',
};

/** The postings behind a figure, each with its entry and its cause. */
export const PostingsPage = () => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [search, setSearch] = useSearchParams();
  const asked = search.toString();
  const found = useQuery({
    queryKey: ['ledger', 'postings', asked],
    queryFn: ({ signal }) => dataProvider.get<FoundPostings>(`ledger/postings?${asked}`, signal),
    placeholderData: keepPreviousData,
  });
  const page = Number(search.get('page') ?? 1);
  const wordOf = (name: string, value: string) => {
    if (name === 'account') return translate(`ledger.accounts.${value}`, { _: value });
    return value === WITHOUT ? translate('ledger.unknown') : value;
  };
  const without = (name: string) => {
    const next = new URLSearchParams(search);
    next.delete(name);
    next.delete('page');
    setSearch(next);
  };
  return (
    <Card sx={{ mt: 2, p: { xs: 1.5, md: 2 }, minWidth: 0 }}>
      <Title title={translate('ledger.postings')} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <TextLink to="/ledger">{translate('ledger.title')}</TextLink>
        {[...search]
          .filter(([name]) => name !== 'page')
          .map(([name, value]) => (
            <Chip
              key={name}
              size="small"
              label={`${translate(`ledger.filters.${name}`, { _: name })}: ${wordOf(name, value)}`}
              onDelete={() => without(name)}
            />
          ))}
      </Stack>
      <QueryState query={found} skeleton={<SkeletonRows />}>
        {({ rows, total, sum }) => (
          <>
            <Typography role="status">{translate('ledger.found', { n: total, sum: formatRupiah(sum) })}</Typography>
            <TableContainer tabIndex={0} role="region" aria-label={translate('ledger.postings')}>
              <Table size="small">
                <TableHead>
                  <TableRow>
                    <TableCell>{translate('ledger.at')}</TableCell>
                    <TableCell>{translate('ledger.account')}</TableCell>
                    <TableCell align="right">{translate('ledger.balance')}</TableCell>
                    <TableCell>{translate('ledger.cause')}</TableCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {rows.map((posting) => (
                    <TableRow key={posting.id} hover>
                      <TableCell sx={{ whiteSpace: 'nowrap' }}>{momentOf(posting)}</TableCell>
                      <TableCell>
                        <TextLink to={postingsPath({ entryUid: posting.entryUid })}>
                          {translate(`ledger.accounts.${posting.account}`, { _: posting.account })}
                        </TextLink>
                      </TableCell>
                      <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                        {formatRupiah(posting.amount)}
                      </TableCell>
                      <TableCell sx={{ minWidth: 180, overflowWrap: 'anywhere' }}>
                        <Cause posting={posting} />
                      </TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </TableContainer>
            {total > POSTINGS_PER_PAGE && (
              <Pagination
                sx={{ mt: 1 }}
                page={page}
                count={Math.ceil(total / POSTINGS_PER_PAGE)}
                getItemAriaLabel={(type, n, selected) =>
                  translate(`ra.navigation.${type === 'page' && selected ? 'current_page' : type}`, { page: n })
                }
                onChange={(_, chosen) => setSearch({ ...Object.fromEntries(search), page: String(chosen) })}
              />
            )}
          </>
        )}
      </QueryState>
    </Card>
  );
};

/** In Jakarta, with the month that it counts in where that is another one. */
const momentOf = ({ at, period }: Posting): string => {
  const moment = minuteInWib(new Date(at));
  return moment.startsWith(period) ? moment : `${moment} (${period})`;
};

const Cause = ({ posting: { kind, cause, orderUid, orderNumber, partyName, subjectName } }: { posting: Posting }) => {
  const translate = useTranslate();
  const name = translate(`ledger.kinds.${kind}`, { _: kind });
  const resource = CAUSES[kind];
  return (
    <>
      {resource ? (
        <RecordLink resource={resource} id={cause}>
          {name}
        </RecordLink>
      ) : (
        name
      )}
      {orderUid && (
        <>
          {' · '}
          <RecordLink resource="orders" id={orderUid}>
            {orderNumber}
          </RecordLink>
        </>
      )}
      {[partyName, subjectName].filter(Boolean).map((text) => ` · ${text}`)}
    </>
  );
};
