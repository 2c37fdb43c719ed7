import { Card, Chip, MenuItem, Pagination, Stack, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Title, useDataProvider, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { type FoundPostings, POSTINGS_PER_PAGE, WITHOUT } from '#contracts/sales/books.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { dayInWib } from '#domain/platform/wib';
import { formatShortMonth } from '#domain/platform/wib-texts';
import { LEDGER_ACCOUNT } from '#domain/sales/ledger/ledger-account';
import type { AdminDataProvider } from '../../platform/data/data-provider';
import { QueryState } from '../../platform/data/query-state';
import { TextLink } from '../../platform/records/record-link';
import { SkeletonRows } from '../../platform/ui/skeletons';
import { writeFigure } from './figure';
import { MonthSelect } from './month-select';
import { MinusNote } from './minus-note';
import { PostingsTable } from './postings-table';

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
  const without = (name: string) => {
    const next = new URLSearchParams(search);
    next.delete(name);
    next.delete('page');
    setSearch(next);
  };
  const narrow = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    next.set(name, value);
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
            <FilterChip
              key={name}
              name={name}
              value={value}
              example={found.data?.rows[0]}
              onDelete={() => without(name)}
            />
          ))}
      </Stack>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, my: 1.5 }}>
        {(['from', 'to'] as const).map((which) => (
          <MonthSelect
            key={which}
            label={translate(`ledger.${which}`)}
            value={search.get(which) ?? ''}
            until={dayInWib(new Date()).slice(0, 7)}
            onChange={(month) => narrow(which, month)}
          />
        ))}
        <TextField
          select
          size="small"
          label={translate('ledger.account')}
          value={search.get('account') ?? ''}
          onChange={({ target }) => narrow('account', target.value)}
          sx={{ width: { xs: '100%', sm: 240 } }}
        >
          {Object.keys(LEDGER_ACCOUNT).map((account) => (
            <MenuItem key={account} value={account}>
              {translate(`ledger.accounts.${account}`, { _: account })}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <QueryState query={found} skeleton={<SkeletonRows />}>
        {(data) => (
          <>
            <Sums of={data} isOfAccount={search.has('account')} />
            <PostingsTable rows={data.rows} />
            {data.rows.some(({ balance }) => balance !== null) && <MinusNote of="balance" />}
            {data.total > POSTINGS_PER_PAGE && (
              <Pagination
                sx={{ mt: 1 }}
                page={page}
                count={Math.ceil(data.total / POSTINGS_PER_PAGE)}
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

interface SumsProps {
  of: FoundPostings;
  /** The postings are of one account: only of that is what both sides are apart a figure. */
  isOfAccount: boolean;
}

/** How many postings there are, and the sum of each side that has any. */
const Sums = ({ of: { total, debit, credit, sum }, isOfAccount }: SumsProps) => {
  const translate = useTranslate();
  const words = [
    translate('ledger.found', { n: total }),
    debit > 0 && translate('ledger.debitSum', { amount: formatRupiah(debit) }),
    credit > 0 && translate('ledger.creditSum', { amount: formatRupiah(credit) }),
    isOfAccount && debit > 0 && credit > 0 && translate('ledger.difference', { amount: writeFigure('after', sum) }),
  ];
  return (
    <Typography role="status" sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}>
      {words.filter(Boolean).join(' · ')}
    </Typography>
  );
};

/** The name that a posting has for what is asked for by its uid. */
const NAMES = { orderUid: 'orderNumber', partyUid: 'partyName', subjectUid: 'subjectName' } as const;

interface FilterChipProps {
  name: string;
  value: string;
  /** One of the postings that were found. */
  example: FoundPostings['rows'][number] | undefined;
  onDelete: () => void;
}

/** A filter in words, which can be taken away. */
const FilterChip = ({ name, value, example, onDelete }: FilterChipProps) => {
  const translate = useTranslate();
  const label = translate(`ledger.filters.${name}`, { _: name });
  const word = (): string => {
    if (value === WITHOUT) return translate('ledger.unknown');
    if (name === 'account') return translate(`ledger.accounts.${value}`, { _: value });
    if (name === 'side') return translate(`ledger.columns.${value}`, { _: value });
    if (name === 'from' || name === 'to') return formatShortMonth(`${value}-15`);
    const named = NAMES[name as keyof typeof NAMES];
    return (named && example?.[name as keyof typeof NAMES] === value && example[named]) || value;
  };
  return <Chip size="small" label={name === 'entryUid' ? label : `${label}: ${word()}`} onDelete={onDelete} />;
};
