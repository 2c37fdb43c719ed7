import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import {
  Card,
  FormControlLabel,
  Skeleton,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useStore, useTranslate } from 'react-admin';
import type { TrialBalance } from '#contracts/sales/ledger.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import type { AdminDataProvider } from '../../platform/data/data-provider';
import { QueryState } from '../../platform/data/query-state';
import { TextLink } from '../../platform/records/record-link';
import { MinusNote } from './minus-note';
import { postingsPath } from './postings-path';

/** The trial balance: every ledger account and their sum, which must be zero. */
export const TrialBalanceView = () => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const translate = useTranslate();
  const [hasCodes, setHasCodes] = useStore('ledger.codes', false);
  const balance = useQuery({
    queryKey: ['ledger', 'trial-balance'],
    queryFn: ({ signal }) => dataProvider.get<TrialBalance>('ledger/trial-balance', signal),
  });
  return (
    <Card sx={{ mt: 2, maxWidth: 720 }}>
      <QueryState query={balance} skeleton={<Skeleton variant="rectangular" height={280} aria-busy="true" />}>
        {(data) => (
          <>
            <Table size="small">
              <caption>{translate('ledger.entries', { n: data.entries })}</caption>
              <TableHead>
                <TableRow>
                  <TableCell>{translate('ledger.account')}</TableCell>
                  <TableCell align="right">{translate('ledger.balance')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {data.accounts.map(({ code, label, balance }) => (
                  <TableRow key={code}>
                    <TableCell>
                      {translate(`ledger.accounts.${code}`, { _: label })}
                      {hasCodes && <Code>{code}</Code>}
                    </TableCell>
                    <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                      <TextLink to={postingsPath({ account: code })}>{formatRupiah(balance)}</TextLink>
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
              <TableFooter>
                <TableRow>
                  <TableCell>{translate('ledger.sum')}</TableCell>
                  <TableCell align="right">
                    <LedgerSum sum={data.sum} />
                  </TableCell>
                </TableRow>
              </TableFooter>
            </Table>
            <FormControlLabel
              sx={{ px: 2 }}
              control={<Switch size="small" checked={hasCodes} onChange={() => setHasCodes(!hasCodes)} />}
              label={translate('ledger.code')}
            />
            <MinusNote of="balance" />
          </>
        )}
      </QueryState>
    </Card>
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

const LedgerSum = ({ sum }: { sum: number }) => {
  const translate = useTranslate();
  const balanced = sum === 0;
  return (
    <Typography
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        whiteSpace: 'nowrap',
        fontWeight: 700,
        color: balanced ? 'success.main' : 'error.main',
      }}
    >
      {balanced ? <CheckCircleIcon fontSize="small" /> : <ErrorIcon fontSize="small" />}
      {formatRupiah(sum)} · {translate(balanced ? 'dashboard.balanced' : 'dashboard.unbalanced')}
    </Typography>
  );
};
