import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FoundPostings } from '#contracts/sales/books.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { dayInWib } from '#domain/platform/wib';
import { formatShortMonth } from '#domain/platform/wib-texts';
import { ShortDateTime } from '../../platform/fields/fields';
import { NoWrap } from '../../platform/fields/no-wrap';
import { RecordLink, TextLink } from '../../platform/records/record-link';
import { useRegistry } from '../../platform/rooms/registry';
import { writeFigure } from './figure';
import { postingsPath } from './postings-path';

type Posting = FoundPostings['rows'][number];

const figure = {
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  fontSize: { xs: '0.8125rem', sm: '0.875rem' },
} as const;
/** Each row has up to three links: a line below each would be all that is seen. */
const table = {
  '& th, & td': { px: { xs: 0.75, sm: 2 } },
  '& a': { textDecoration: 'none', fontWeight: 500 },
  '& a:hover, & a:focus-visible': { textDecoration: 'underline' },
} as const;

const SIDES = ['debit', 'credit'] as const;
const sideOf = ({ amount }: Posting): (typeof SIDES)[number] => (amount > 0 ? 'debit' : 'credit');

/** The postings with debit and credit apart, and the balance after each where it is known. On a phone time, account and cause share a column, and both sides one, each figure with its side. */
export const PostingsTable = ({ rows }: { rows: readonly Posting[] }) => {
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const hasBalance = rows.some(({ balance }) => balance !== null);
  const texts = isPhone ? (['postings'] as const) : (['at', 'account', 'cause'] as const);
  return (
    <TableContainer tabIndex={0} role="region" aria-label={translate('ledger.postings')}>
      <Table size="small" sx={table}>
        <TableHead>
          <TableRow>
            {texts.map((name) => (
              <TableCell key={name}>{translate(`ledger.${name}`)}</TableCell>
            ))}
            {isPhone ? (
              <TableCell align="right">{translate('ledger.amount')}</TableCell>
            ) : (
              SIDES.map((side) => (
                <TableCell key={side} align="right">
                  {translate(`ledger.columns.${side}`)}
                </TableCell>
              ))
            )}
            {hasBalance && !isPhone && <TableCell align="right">{translate('ledger.balance')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((posting) => (
            <TableRow key={posting.id} hover>
              {isPhone ? <Stacked posting={posting} /> : <Apart posting={posting} />}
              {isPhone ? (
                <TableCell align="right" sx={figure}>
                  {formatRupiah(Math.abs(posting.amount))}
                  <Typography component="div" variant="body2" color="textSecondary">
                    {translate(`ledger.columns.${sideOf(posting)}`)}
                  </Typography>
                </TableCell>
              ) : (
                SIDES.map((side) => (
                  <TableCell key={side} align="right" sx={figure}>
                    {side === sideOf(posting) && formatRupiah(Math.abs(posting.amount))}
                  </TableCell>
                ))
              )}
              {hasBalance && !isPhone && (
                <TableCell align="right" sx={figure}>
                  {balanceOf(posting)}
                </TableCell>
              )}
            </TableRow>
          ))}
          {rows.length === 0 && (
            <TableRow>
              <TableCell colSpan={texts.length + SIDES.length}>{translate('ledger.noPostings')}</TableCell>
            </TableRow>
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

/** As a balance is written in the statement. */
const balanceOf = ({ balance }: Posting): string => (balance === null ? '' : writeFigure('after', balance));

const Apart = ({ posting }: { posting: Posting }) => (
  <>
    <TableCell>
      <Moment posting={posting} />
    </TableCell>
    <TableCell>
      <Account posting={posting} />
    </TableCell>
    <TableCell sx={{ minWidth: 180, overflowWrap: 'anywhere' }}>
      <Cause posting={posting} />
    </TableCell>
  </>
);

const Stacked = ({ posting }: { posting: Posting }) => {
  const translate = useTranslate();
  const balance = balanceOf(posting);
  return (
    <TableCell sx={{ overflowWrap: 'anywhere', verticalAlign: 'top' }}>
      <Account posting={posting} />
      <Typography component="div" variant="body2">
        <Cause posting={posting} />
      </Typography>
      <Typography component="div" variant="body2" color="textSecondary">
        <Moment posting={posting} />
      </Typography>
      {balance && (
        <Typography component="div" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {translate('ledger.balanceAfter', { amount: balance })}
        </Typography>
      )}
    </TableCell>
  );
};

/** The way to the whole entry. */
const Account = ({ posting: { account, entryUid } }: { posting: Posting }) => (
  <TextLink to={postingsPath({ entryUid })}>{useTranslate()(`ledger.accounts.${account}`, { _: account })}</TextLink>
);

/** In WIB, with the month that it counts in where that is another one. */
const Moment = ({ posting: { at, period } }: { posting: Posting }) => {
  const translate = useTranslate();
  return (
    <>
      <ShortDateTime iso={at} />
      {!dayInWib(new Date(at)).startsWith(period) && (
        <Typography component="div" variant="body2" color="textSecondary">
          {translate('ledger.countsIn', { month: formatShortMonth(`${period}-15`) })}
        </Typography>
      )}
    </>
  );
};

const Cause = ({ posting: { kind, cause, orderUid, orderNumber, partyName, subjectName } }: { posting: Posting }) => {
  const translate = useTranslate();
  const name = translate(`ledger.kinds.${kind}`, { _: kind });
  const resource = useRegistry().resources.find(({ entryKinds }) => entryKinds?.includes(kind))?.name;
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
          <NoWrap>
            <RecordLink resource="orders" id={orderUid}>
              {orderNumber}
            </RecordLink>
          </NoWrap>
        </>
      )}
      {[partyName, subjectName].filter(Boolean).map((text) => ` · ${text}`)}
    </>
  );
};
