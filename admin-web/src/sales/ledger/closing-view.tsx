import { Alert, Button, Card, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { TextInput, required, useDataProvider, useTranslate } from 'react-admin';
import type { BookState } from '#contracts/sales/books.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { formatMonth } from '#domain/platform/wib-texts';
import { ActionDialog, type FormValues } from '../../platform/actions/action-dialog';
import { useCan } from '../../platform/auth/permissions';
import type { AdminDataProvider } from '../../platform/data/data-provider';
import { QueryState } from '../../platform/data/query-state';
import { SkeletonRows } from '../../platform/ui/skeletons';
import { useSend } from '../../platform/actions/use-send';

/** What is wrong with the books, and the months that are closed. */
export const ClosingView = () => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queries = useQueryClient();
  const mayClose = useCan()('ledger.close');
  const [isAsking, setAsking] = useState(false);
  const state = useQuery({
    queryKey: ['ledger', 'state'],
    queryFn: ({ signal }) => dataProvider.get<BookState>('ledger/state', signal),
  });
  const close = useSend({
    mutationFn: (body: { period: string; reason: string }) => dataProvider.post('ledger/close', body),
    onSuccess: () => {
      setAsking(false);
      return queries.invalidateQueries({ queryKey: ['ledger', 'state'] });
    },
  });
  return (
    <Card sx={{ p: { xs: 1.5, md: 2 }, maxWidth: 720 }}>
      <QueryState query={state} skeleton={<SkeletonRows />}>
        {({ alarms, aside, closed, next, openLines }) => (
          <Stack useFlexGap sx={{ gap: 2 }}>
            {alarms.length === 0 && <Alert severity="success">{translate('ledger.allRight')}</Alert>}
            {alarms.map(({ check, differences }) => (
              <Alert key={check} severity="error" sx={{ overflowWrap: 'anywhere' }}>
                {check}
                <ul>
                  {differences.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </Alert>
            ))}
            {next && openLines > 0 && (
              <Alert severity="warning">
                {translate('ledger.openLines', { n: openLines, month: monthOf(next) })}
                <div>
                  <Button color="inherit" size="small" component={Link} to="/statements" sx={{ ml: -0.5, mt: 0.5 }}>
                    {translate('ledger.toStatements')}
                  </Button>
                </div>
              </Alert>
            )}
            <LinesAside {...aside} />
            <Typography>{translate('ledger.closingHelp')}</Typography>
            {mayClose && next && (
              <div>
                <Button
                  variant="contained"
                  disabled={alarms.length > 0 || openLines > 0}
                  onClick={() => setAsking(true)}
                >
                  {translate('ledger.close', { month: monthOf(next) })}
                </Button>
              </div>
            )}
            {closed.length === 0 ? (
              <Typography color="textSecondary">{translate('ledger.noneClosed')}</Typography>
            ) : (
              <ul>
                {closed.map(({ period, closedBy, reason }) => (
                  <li key={period}>
                    {monthOf(period)} · {closedBy} · {reason}
                  </li>
                ))}
              </ul>
            )}
            {isAsking && next && (
              <ActionDialog
                title={translate('ledger.close', { month: monthOf(next) })}
                submitLabel={translate('ledger.close', { month: monthOf(next) })}
                pending={close.isPending}
                error={close.error}
                onSubmit={({ reason }: FormValues) => close.mutate({ period: next, reason: reason?.trim() ?? '' })}
                onClose={() => {
                  setAsking(false);
                  close.reset();
                }}
              >
                <LinesAside {...aside} />
                <Typography sx={{ my: 1 }}>{translate('ledger.closingHelp')}</Typography>
                <TextInput source="reason" label="ledger.reason" validate={required()} autoFocus multiline fullWidth />
              </ActionDialog>
            )}
          </Stack>
        )}
      </QueryState>
    </Card>
  );
};

/** 'April 2026' of `2026-04`. */
const monthOf = (period: string): string => formatMonth(`${period}-15`);

/** What the bank has moved and the books have not, since it was set aside. docs/rules/ledger.md#closed-months */
const LinesAside = ({ month, count, came, went, difference }: BookState['aside']) => {
  const translate = useTranslate();
  if (count === 0 && difference === 0) return null;
  const sums = { came: formatRupiah(came), went: formatRupiah(went) };
  return (
    <Alert severity={difference === 0 ? 'info' : 'warning'}>
      {translate('ledger.aside', { month: monthOf(month), n: count, ...sums })}
      {difference !== 0 && ` ${translate('ledger.asideDifference', { difference: formatRupiah(difference) })}`}
    </Alert>
  );
};
