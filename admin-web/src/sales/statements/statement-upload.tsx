import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useGetList, useRefresh, useStore, useTranslate } from 'react-admin';
import type { AdminPaymentMethod } from '#contracts/sales/payment-methods.admin.http';
import type { CheckedStatement } from '#contracts/sales/statements.admin.http';
import { DAY_ORDERS } from '#domain/sales/statements/statement-cells';
import { STATEMENT_FORMATS, headerKey } from '#domain/sales/statements/statement-formats';
import type { AdminDataProvider } from '../../platform/data/data-provider';
import { FileButton } from '../../platform/files/file-button';
import { Checked, focused } from './checked-statement';
import { useSend } from '../../platform/actions/use-send';

const COLUMNS = ['date', 'description', 'amount', 'side', 'credit', 'debit'] as const;
type Mapping = Partial<Record<(typeof COLUMNS)[number], string>>;
const EVERY = { pagination: { page: 1, perPage: 100 }, sort: { field: 'position', order: 'ASC' } } as const;

/** A statement in three steps: account and file, what is in it, store. Nothing is written before the last. */
export const StatementUpload = () => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const translate = useTranslate();
  const refresh = useRefresh();
  const { data: methods = [] } = useGetList<AdminPaymentMethod>('payment-methods', EVERY);
  const [chosenUid, setMethod] = useState('');
  const method = methods.find(({ id }) => id === chosenUid) ?? methods[0];
  const [chosenFormat, setFormat] = useState('');
  const own = STATEMENT_FORMATS.find((one) => headerKey(method?.bankName ?? '').includes(one.toUpperCase()));
  const format = chosenFormat || own || 'generic';
  const [mapping, setMapping] = useStore<Mapping>('statement.mapping', {});
  const [dayOrder, setDayOrder] = useState('');
  const [file, setFile] = useState<File | null>(null);

  const send = (path: string) => (sent: File) => {
    const form = new FormData();
    form.set('methodUid', String(method?.id ?? ''));
    form.set('format', format);
    if (format === 'generic') for (const [name, column] of Object.entries(mapping)) if (column) form.set(name, column);
    if (format === 'generic' && dayOrder) form.set('dayOrder', dayOrder);
    form.set('file', sent);
    return dataProvider.post<CheckedStatement>(path, form);
  };
  const store = useSend({ mutationFn: send('bank-statements'), onSuccess: () => refresh() });
  const check = useSend({ mutationFn: send('bank-statements/check'), onMutate: () => store.reset() });
  const checked = check.data;
  const restart = () => {
    check.reset();
    store.reset();
  };
  const error = check.error ?? store.error;
  return (
    <Stack useFlexGap sx={{ gap: 2 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label={translate('statement.account')}
          value={method?.id ?? ''}
          onChange={({ target }) => {
            setMethod(target.value);
            setFormat('');
            restart();
          }}
          sx={{ width: { xs: '100%', sm: 260 } }}
        >
          {methods.map(({ id, bankName, accountNumber }) => (
            <MenuItem key={id} value={id}>
              {bankName} {accountNumber}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label={translate('statement.format')}
          value={format}
          onChange={({ target }) => {
            setFormat(target.value);
            restart();
          }}
          sx={{ width: { xs: '100%', sm: 200 } }}
        >
          {STATEMENT_FORMATS.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`statement.formats.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <FileButton
          variant="contained"
          accept=".csv,text/csv"
          loading={check.isPending}
          onPick={(picked) => {
            setFile(picked);
            check.mutate(picked);
          }}
        >
          {translate('statement.choose')}
        </FileButton>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {translate('statement.hint')}
      </Typography>
      {format === 'generic' && checked && checked.columns.length > 0 && (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          {COLUMNS.map((name) => (
            <TextField
              key={name}
              select
              size="small"
              label={translate(`statement.columns.${name}`)}
              value={checked.columns.includes(mapping[name] ?? '') ? mapping[name] : ''}
              onChange={({ target }) => setMapping({ ...mapping, [name]: target.value })}
              sx={{ width: { xs: '100%', sm: 200 } }}
            >
              <MenuItem value="">{translate('statement.noColumn')}</MenuItem>
              {checked.columns.map((column) => (
                <MenuItem key={column} value={column}>
                  {column}
                </MenuItem>
              ))}
            </TextField>
          ))}
          <TextField
            select
            size="small"
            label={translate('statement.dayOrder')}
            value={dayOrder}
            onChange={({ target }) => setDayOrder(target.value)}
            sx={{ width: { xs: '100%', sm: 240 } }}
          >
            <MenuItem value="">{translate('statement.dayOrders.automatic')}</MenuItem>
            {DAY_ORDERS.map((order) => (
              <MenuItem key={order} value={order}>
                {translate(`statement.dayOrders.${order}`)}
              </MenuItem>
            ))}
          </TextField>
          <Button variant="outlined" loading={check.isPending} onClick={() => file && check.mutate(file)}>
            {translate('statement.again')}
          </Button>
        </Stack>
      )}
      <Stack useFlexGap aria-live="polite" sx={{ gap: 2 }}>
        {error && (
          <Alert ref={focused} tabIndex={-1} severity="error">
            {error.message}
          </Alert>
        )}
        {checked && !store.data && <Checked checked={checked} key={check.submittedAt} />}
        {checked && !store.data && checked.errors.length === 0 && !checked.isKnown && checked.newLines > 0 && (
          <Box>
            <Button variant="contained" loading={store.isPending} onClick={() => file && store.mutate(file)}>
              {translate('statement.store', { n: checked.newLines })}
            </Button>
          </Box>
        )}
        {store.data && (
          <Alert ref={focused} tabIndex={-1} severity={store.data.uid ? 'success' : 'error'}>
            {translate(store.data.isKnown ? 'statement.known' : 'statement.stored', { n: store.data.newLines })}
          </Alert>
        )}
      </Stack>
    </Stack>
  );
};
