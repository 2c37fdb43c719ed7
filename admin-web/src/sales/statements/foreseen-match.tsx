import { Box } from '@mui/material';
import { type TranslateFunction, useTranslate } from 'react-admin';
import type { CheckedStatement, ForeseenMatch } from '#contracts/sales/statements.admin.http';
import { ToneMark } from '../../platform/fields/tone-mark';
import { useStatusTone } from '../../platform/fields/use-status-tone';
import { RecordLink } from '../../platform/records/record-link';

type Line = CheckedStatement['preview'][number];

/** What a line of the file will be proposed for once it is stored, and why; nothing of a line that is there already. */
export const Foreseen = ({ of: { match, isNew } }: { of: Line }) => {
  const translate = useTranslate();
  const toneOf = useStatusTone();
  if (!isNew) return <Box sx={quiet}>{translate('statement.foreseen.stored')}</Box>;
  if (match === undefined) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75 }}>
      <ToneMark tone={toneOf('lineMatch', match?.confidence ?? 'none')} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {match && <Whose of={match} />}
        <Box component="span" sx={quiet}>
          {match ? reasonsOf(match, translate) : translate('statement.foreseen.none')}
        </Box>
      </Box>
    </Box>
  );
};

const Whose = ({ of: { orderUid, orderNumber, customerName } }: { of: ForeseenMatch }) => (
  <>
    {orderUid && orderNumber ? (
      <RecordLink resource="orders" id={orderUid}>
        {orderNumber}
      </RecordLink>
    ) : (
      customerName
    )}
    {' · '}
  </>
);

/** In words what a certain match rests on; of another one each reason, as beside a stored line. */
function reasonsOf({ confidence, reasons }: ForeseenMatch, translate: TranslateFunction): string {
  const isNamed = reasons.some((reason) => reason === 'sender' || reason === 'name');
  if (confidence === 'certain' && reasons.includes('amount') && isNamed)
    return translate('statement.foreseen.nameAndAmount');
  return reasons.map((reason) => translate(`statement.reasons.${reason}`)).join(', ');
}

/** How many of the new lines will be matched at once, and for how many someone has to look. */
export const ForeseenSummary = ({ of }: { of: CheckedStatement['matches'] }) => {
  const translate = useTranslate();
  if (!of) return null;
  const { certain, possible, none } = of;
  return <strong>{translate('statement.foreseen.summary', { certain, possible, none })}</strong>;
};

const quiet = { fontSize: '0.8125rem', color: 'text.secondary' } as const;
