import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import {
  Card,
  FormControlLabel,
  Stack,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useStore, useTranslate } from 'react-admin';
import { ACCOUNT_TYPES, type TrialBalance } from '#contracts/sales/ledger.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import type { AdminDataProvider } from '../../platform/data/data-provider';
import { QueryState } from '../../platform/data/query-state';
import { TextLink } from '../../platform/records/record-link';
import { postingsPath } from './postings-path';
import { formatDateTime } from '../../platform/fields/format';
import { SkeletonRows } from '../../platform/ui/skeletons';

/** The trial balance by kind of account: what stands on the debit and on the credit side, whose sums must be equal. */
export const TrialBalanceView = () => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const translate = useTranslate();
  const [hasCodes, setHasCodes] = useStore('ledger.codes', false);
  const [hasZeros, setHasZeros] = useStore('ledger.zeros', false);
  const balance = useQuery({
    queryKey: ['ledger', 'trial-balance'],
    queryFn: ({ signal }) => dataProvider.get<TrialBalance>('ledger/trial-balance', signal),
  });
  return (
    <Card sx={{ maxWidth: 720 }}>
      <QueryState query={balance} skeleton={<SkeletonRows />}>
        {({ at, accounts, entries, sum }) => (
          <>
            <TableContainer>
              <Table size="small" sx={table}>
                <caption>{translate('ledger.entries', { at: formatDateTime(at), n: entries })}</caption>
                <TableHead>
                  <TableRow>
                    <TableCell>{translate('ledger.account')}</TableCell>
                    <TableCell align="right">{translate('ledger.columns.debit')}</TableCell>
                    <TableCell align="right">{translate('ledger.columns.credit')}</TableCell>
                  </TableRow>
                </TableHead>
                {ACCOUNT_TYPES.map((type) => (
                  <AccountsOf
                    key={type}
                    type={type}
                    accounts={accounts.filter(
                      (account) => account.type === type && (hasZeros || account.balance !== 0),
                    )}
                    hasCodes={hasCodes}
                  />
                ))}
                <TableFooter>
                  <TableRow
                    sx={{ '& .MuiTableCell-root': { fontSize: '0.875rem', fontWeight: 700, color: 'text.primary' } }}
                  >
                    <TableCell component="th" scope="row">
                      {translate('ledger.sum')}
                    </TableCell>
                    <TableCell align="right">{formatRupiah(sideOf(accounts, isDebit))}</TableCell>
                    <TableCell align="right">{formatRupiah(sideOf(accounts, isCredit))}</TableCell>
                  </TableRow>
                </TableFooter>
              </Table>
            </TableContainer>
            <Stack useFlexGap sx={{ gap: 0.5, px: 2, pb: 2, alignItems: 'flex-start' }}>
              <Verdict sum={sum} />
              <FormControlLabel
                sx={{ ml: -0.75 }}
                control={<Switch size="small" checked={hasZeros} onChange={() => setHasZeros(!hasZeros)} />}
                label={translate('ledger.zeros', { n: accounts.filter((account) => account.balance === 0).length })}
              />
              <FormControlLabel
                sx={{ ml: -0.75 }}
                control={<Switch size="small" checked={hasCodes} onChange={() => setHasCodes(!hasCodes)} />}
                label={translate('ledger.code')}
              />
            </Stack>
          </>
        )}
      </QueryState>
    </Card>
  );
};

/** On a phone both amounts and a name have to fit beside each other. */
const table = {
  '& caption': { captionSide: 'top', px: { xs: 1.5, sm: 2 }, pt: 1.5, pb: 0.5, color: 'text.secondary' },
  '& th, & td': { px: { xs: 0.75, sm: 2 } },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& tbody th[scope=row]': { pl: { xs: 1.5, sm: 4 } },
} as const;

type Account = TrialBalance['accounts'][number];

/** A debit is positive, a credit negative. */
const isDebit = ({ balance }: Account): boolean => balance > 0;
const isCredit = ({ balance }: Account): boolean => balance < 0;

/** The sum of one side; in sen, because rupiah with decimals do not add up exactly. */
const sideOf = (accounts: Account[], isOn: (account: Account) => boolean): number =>
  accounts.filter(isOn).reduce((sum, { balance }) => sum + Math.round(Math.abs(balance) * 100), 0) / 100;

interface AccountsOfProps {
  type: Account['type'];
  accounts: Account[];
  hasCodes: boolean;
}

/** The accounts of one kind below its heading; nothing where none of them is shown. */
const AccountsOf = ({ type, accounts, hasCodes }: AccountsOfProps) => {
  const translate = useTranslate();
  if (accounts.length === 0) return null;
  const side = (account: Account, isOn: (account: Account) => boolean) => (
    <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
      {isOn(account) && (
        <TextLink to={postingsPath({ account: account.code })}>{formatRupiah(Math.abs(account.balance))}</TextLink>
      )}
    </TableCell>
  );
  return (
    <TableBody>
      <TableRow>
        <TableCell component="th" scope="rowgroup" colSpan={3} sx={{ pt: 2, fontWeight: 600, color: 'text.secondary' }}>
          {translate(`ledger.types.${type}`)}
        </TableCell>
      </TableRow>
      {accounts.map((account) => (
        <TableRow key={account.code} hover>
          <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
            {translate(`ledger.accounts.${account.code}`, { _: account.label })}
            {hasCodes && <Code>{account.code}</Code>}
          </TableCell>
          {side(account, isDebit)}
          {side(account, isCredit)}
        </TableRow>
      ))}
    </TableBody>
  );
};

/** Below its name on a phone, where a column for it would push the amounts out of the card. */
const Code = ({ children }: { children: string }) => (
  <Typography
    component="span"
    variant="body2"
    color="textSecondary"
    sx={{ display: { xs: 'block', sm: 'inline' }, ml: { sm: 1 } }}
  >
    {children}
  </Typography>
);

/** Whether both sides are equal, in words. */
const Verdict = ({ sum }: { sum: number }) => {
  const translate = useTranslate();
  const isEqual = sum === 0;
  return (
    <Typography
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        fontWeight: 600,
        color: isEqual ? 'success.main' : 'error.main',
      }}
    >
      {isEqual ? <CheckCircleIcon fontSize="small" /> : <ErrorIcon fontSize="small" />}
      {translate(isEqual ? 'ledger.equal' : 'ledger.unequal', { difference: formatRupiah(Math.abs(sum)) })}
    </Typography>
  );
};
