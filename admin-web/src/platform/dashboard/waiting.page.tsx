import { Alert, Box, Card, Stack } from '@mui/material';
import { Link, Title, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { type AdminWaiting, WAITING_SHOWN } from '#contracts/dashboard.http';
import { DESKS, DESK_NAMES, type DeskName } from '#contracts/desks';
import { QueryState } from '../data/query-state';
import { useDashboard } from '../data/use-dashboard';
import { deskPath } from '../lists/desk-path';
import { ChoiceChip } from '../lists/filter-chips';
import { rememberQueue } from '../lists/queue';
import { useRegistry } from '../rooms/registry';
import { SkeletonRows } from '../ui/skeletons';
import { useDeskName } from './use-desk-name';
import { useWaiting, useWaitingRecords } from '../data/use-waiting';
import { WaitingRecord } from './waiting-record';

/** The inbox of an admin: what waits at all desks as one list, the most urgent first. */
export const WaitingPage = () => {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const desk = DESK_NAMES.find((name) => name === search.get('desk'));
  const choose = (chosen: DeskName | undefined) => setSearch(chosen ? { desk: chosen } : {}, { replace: true });
  return (
    <Card sx={{ mt: 2 }}>
      <Title title={translate('waiting.title')} />
      <Kinds chosen={desk} onChoose={choose} />
      <QueryState query={useWaiting(desk)} skeleton={<SkeletonRows />}>
        {(rows) => <Rows rows={rows} desk={desk} />}
      </QueryState>
    </Card>
  );
};

interface KindsProps {
  chosen: DeskName | undefined;
  onChoose: (desk: DeskName | undefined) => void;
}

/** The kinds of which something waits, with the numbers of the menu. */
const Kinds = ({ chosen, onChoose }: KindsProps) => {
  const translate = useTranslate();
  const nameOf = useDeskName();
  const { data } = useDashboard();
  const countOf = (desk: DeskName) => data?.[desk] ?? 0;
  const kinds = DESK_NAMES.filter((desk) => countOf(desk) > 0 || desk === chosen);
  const said = (count: number) => (count > 999 ? '999+' : String(count));
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={translate('waiting.kinds')}
      useFlexGap
      sx={{ gap: 1, px: 2, py: 1.5, flexWrap: { xs: 'nowrap', md: 'wrap' }, overflowX: 'auto', scrollbarWidth: 'none' }}
    >
      <ChoiceChip
        label={translate('console.all')}
        count={data && said(kinds.reduce((sum, desk) => sum + countOf(desk), 0))}
        isChosen={!chosen}
        onChoose={() => onChoose(undefined)}
      />
      {kinds.map((desk) => (
        <ChoiceChip
          key={desk}
          label={nameOf(desk)}
          count={said(countOf(desk))}
          isChosen={desk === chosen}
          onChoose={() => onChoose(desk)}
        />
      ))}
    </Stack>
  );
};

/** Whether the record of a row has a page; else the row leads to its list. */
function useHasPage() {
  const { resources } = useRegistry();
  return (row: AdminWaiting[number]): boolean =>
    resources.some(({ name, show }) => name === DESKS[row.desk].list && show !== undefined);
}

const Rows = ({ rows, desk }: { rows: AdminWaiting; desk: DeskName | undefined }) => {
  const translate = useTranslate();
  const records = useWaitingRecords(rows);
  const hasPage = useHasPage();
  const items = rows.flatMap((row) => (hasPage(row) ? { resource: DESKS[row.desk].list, id: row.uid } : []));
  if (rows.length === 0) return <Box sx={{ px: 2, py: 3 }}>{translate('dashboard.nothingWaits')}</Box>;
  return (
    <>
      <Box component="ul" aria-label={translate('waiting.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <WaitingRecord
            key={`${row.desk} ${row.uid}`}
            row={row}
            record={records.get(row.uid)}
            hasPage={hasPage(row)}
            onOpen={() => rememberQueue({ desk, items })}
          />
        ))}
      </Box>
      {rows.length === WAITING_SHOWN && (
        <Alert severity="info" sx={{ borderRadius: 0 }}>
          {translate('waiting.cut', { n: WAITING_SHOWN })}{' '}
          {desk && <Link to={deskPath(desk)}>{translate('waiting.openList')}</Link>}
        </Alert>
      )}
    </>
  );
};
