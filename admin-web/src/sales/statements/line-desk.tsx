import { Alert, Box, Button, DialogContentText, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { AdminStatementLine } from '#contracts/sales/statements.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import type { LineState } from '#domain/sales/statements/statement-line';
import { ActionDialog } from '../../platform/actions/action-dialog';
import { useActOnMany } from '../../platform/actions/use-act-on-many';
import { useCan } from '../../platform/auth/permissions';
import { SkeletonRows } from '../../platform/ui/skeletons';
import { LineDetail } from './line-detail';
import { LineTable } from './line-table';

const SHOWN = 100;
const RANK: Record<AdminStatementLine['confidence'], number> = { certain: 0, possible: 1, none: 2 };

/** Lines of statements in one table, the certain ones first and chosen, with the line beside the proof. */
export const LineDesk = ({ state, q = '' }: { state: LineState; q?: string }) => {
  const translate = useTranslate();
  const mayConfirm = useCan()('statement-lines.confirm');
  const {
    data,
    total = 0,
    isPending,
    error,
  } = useGetList<AdminStatementLine>('statement-lines', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'bookedOn', order: 'DESC' },
    filter: { state, ...(q && { q }) },
  });
  const lines = (data ?? []).toSorted((one, other) => RANK[one.confidence] - RANK[other.confidence]);
  const [place, setPlace] = useState<string | null>(null);
  // Chosen against what is proposed: only certain lines are chosen by themselves.
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [taken, setTaken] = useState<ReadonlyMap<string, number>>(new Map());
  const [isAsking, setAsking] = useState(false);
  const { act, isPending: isConfirming, outcomes, asked } = useActOnMany('statement-lines');
  const table = useRef<HTMLTableElement>(null);

  const proposalOf = (line: AdminStatementLine) => line.proposals[taken.get(line.id) ?? 0]!;
  // Far above what is owed it is confirmed beside its proof, with a reason.
  const canBe = (line: AdminStatementLine) =>
    mayConfirm && line.state === 'open' && line.proposals.length > 0 && !proposalOf(line).farAbove;
  const isChosen = (line: AdminStatementLine) => canBe(line) && (line.confidence === 'certain') !== turned.has(line.id);
  const chosen = lines.filter(isChosen);
  const sum = chosen.reduce((all, { amount }) => all + amount, 0);
  const turn = (id: string) =>
    setTurned((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));

  const confirm = async () => {
    await act(chosen, 'confirm', (line) => {
      const { target, targetUid, also } = proposalOf(line);
      return { target, targetUid, ...(also.length > 0 && { also }) };
    });
    setAsking(false);
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  if (isPending) return <SkeletonRows />;
  if (error) return <Alert severity="error">{error.message}</Alert>;
  const current = lines.find(({ id }) => id === place) ?? lines[0];
  const failed = [...outcomes.values()].filter((trouble) => trouble !== null).length;
  if (!current)
    return (
      <>
        <Outcome done={outcomes.size - failed} failed={failed} />
        <Typography color="textSecondary">
          {translate(q ? 'statement.notFound' : state === 'open' ? 'statement.nothingOpen' : 'statement.empty')}
        </Typography>
      </>
    );
  return (
    <Stack useFlexGap sx={{ gap: 1.5, minWidth: 0 }}>
      <Outcome done={outcomes.size - failed} failed={failed} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {state === 'open' && mayConfirm && (
          <Button variant="contained" disabled={chosen.length === 0} onClick={() => setAsking(true)}>
            {translate('actions.statement-lines.confirm.label')} ({chosen.length})
          </Button>
        )}
        <Typography role="status">
          {translate('statement.chosen', { n: chosen.length, amount: formatRupiah(sum) })}
          {total > lines.length && ` · ${translate('statement.more', { shown: lines.length, total })}`}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'none', md: 'block' } }}>
          {translate('statement.keys')}
        </Typography>
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
        }}
      >
        <LineTable
          ref={table}
          lines={lines}
          current={current}
          outcomes={outcomes}
          proposalOf={(line) => (line.proposals.length ? proposalOf(line) : null)}
          isChosen={isChosen}
          canBe={canBe}
          onMove={setPlace}
          onTurn={(line) => canBe(line) && turn(line.id)}
          onConfirm={() => chosen.length > 0 && setAsking(true)}
        />
        <LineDetail
          key={current.id}
          line={current}
          asked={asked.get(current.id)}
          taken={taken.get(current.id) ?? 0}
          onTake={(at) => {
            setTaken(new Map([...taken, [current.id, at]]));
            if (!current.proposals[at]?.farAbove && !isChosen(current)) turn(current.id);
          }}
        />
      </Box>
      {isAsking && (
        <ActionDialog
          title={translate('statement.confirmMany', { n: chosen.length })}
          submitLabel={translate('actions.statement-lines.confirm.label')}
          pending={isConfirming}
          error={null}
          focusSubmit
          onSubmit={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          <DialogContentText>
            {translate('statement.chosen', { n: chosen.length, amount: formatRupiah(sum) })}.{' '}
            {translate('statement.confirmText')}
          </DialogContentText>
        </ActionDialog>
      )}
    </Stack>
  );
};

const Outcome = ({ done, failed }: { done: number; failed: number }) => {
  const translate = useTranslate();
  return done + failed === 0 ? null : (
    <Alert severity={failed ? 'warning' : 'success'} role="status">
      {translate('statement.done', { done, failed })}
    </Alert>
  );
};
