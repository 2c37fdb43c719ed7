import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BankEvidence as Evidence, EvidenceLine } from '#contracts/sales/bank-evidence.admin.http';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { dayInWib } from '#domain/platform/wib';
import { formatDay } from '../../platform/fields/format';
import { statusWords } from '../../platform/fields/status-text';
import { TextLink } from '../../platform/records/record-link';
import { KeyHint } from '../../platform/shortcuts/key-hint';
import { QuietLines } from '../../platform/ui/answered';
import { TitledSection } from '../../platform/ui/titled-section';
import type { LineOfPayment } from './confirm-by-line-form';
import { useBankEvidence } from './use-bank-evidence';
import { useMayTakeLines } from './use-confirm-by-line';

interface BankEvidenceProps {
  payment: AdminPayment;
  onTake: (of: LineOfPayment) => void;
  isPending: boolean;
  /** The key of the first button; without it no key is shown. */
  keyHint?: string;
}

/** The lines of the bank that may be the money of a payment, beside its proof. docs/rules/bank-statements.md#evidence */
export const BankEvidence = ({ payment, onTake, isPending, keyHint }: BankEvidenceProps) => {
  const translate = useTranslate();
  const mayTake = useMayTakeLines();
  const { data, error, isLoading, refetch } = useBankEvidence(payment);
  const [isWhole, showWhole] = useState(false);
  if (error)
    return (
      <Typography variant="body2" color="textSecondary">
        {translate('evidence.unread')}{' '}
        <Button size="small" onClick={() => void refetch()}>
          {translate('trouble.retry')}
        </Button>
      </Typography>
    );
  if (isLoading)
    return (
      <TitledSection title="evidence.title">
        <QuietLines />
      </TitledSection>
    );
  // Credit and money through the gateway are in no statement.
  if (!data || (data.lines.length === 0 && (data.target === null || payment.state !== 'submitted'))) return null;
  const { lines, more, target } = data;
  const [best, ...rest] = lines;
  const shown = isWhole ? lines : lines.slice(0, 1);
  return (
    <TitledSection title="evidence.title">
      {best ? (
        <Stack useFlexGap sx={{ gap: 1 }}>
          {shown.map((line) => (
            <Line
              key={line.id}
              line={line}
              keyHint={line === best ? keyHint : undefined}
              isPending={isPending}
              act={target?.target === 'payment' ? 'evidence.note' : 'evidence.take'}
              onTake={mayTake && target && line.state === 'open' ? () => onTake({ payment, line, target }) : undefined}
            />
          ))}
          {rest.length > 0 && !isWhole && (
            <Button size="small" sx={{ alignSelf: 'start' }} onClick={() => showWhole(true)}>
              {translate('evidence.moreLines', { smart_count: rest.length + more })}
            </Button>
          )}
          {isWhole && more > 0 && (
            <TextLink to="/statements">{translate('evidence.moreLines', { smart_count: more })}</TextLink>
          )}
        </Stack>
      ) : (
        <NoLine payment={payment} evidence={data} />
      )}
    </TitledSection>
  );
};

interface LineProps {
  line: EvidenceLine;
  keyHint?: string;
  isPending: boolean;
  /** A key of the texts. */
  act: string;
  /** Undefined: it cannot be taken here. */
  onTake?: () => void;
}

/** A line as the bank has written it, with what speaks for it. */
const Line = ({ line, keyHint, isPending, act, onTake }: LineProps) => {
  const translate = useTranslate();
  const isCertain = line.confidence === 'certain';
  const isUsed = line.state === 'used';
  return (
    <Box sx={[card, isCertain && certain]}>
      <Stack direction="row" sx={{ alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}>
        <Box component="span" sx={amount}>
          {formatRupiah(line.amount)}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {line.bankName} · {formatDay(line.bookedOn)} {line.bookedAt?.slice(0, 5).replace(':', '.') ?? ''}
        </Typography>
      </Stack>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {line.description}
        {line.reference && ` · ${line.reference}`}
      </Typography>
      <Typography variant="caption" color="textSecondary" sx={why}>
        {isCertain && <CheckCircleIcon color="success" sx={{ fontSize: 16 }} aria-hidden />}
        <span>
          {isUsed
            ? translate('evidence.used')
            : `${statusWords(translate, 'lineMatch', line.confidence).word}: ${line.reasons
                .map((reason) => translate(`statement.reasons.${reason}`))
                .join(', ')}`}
          {!isCertain && line.others > 0 && `. ${translate('evidence.others', { smart_count: line.others })}`}
        </span>
      </Typography>
      {onTake && (
        <Button
          size="small"
          variant={isCertain ? 'contained' : 'outlined'}
          disabled={isPending}
          aria-keyshortcuts={keyHint}
          onClick={onTake}
          sx={{ mt: 1, minHeight: { xs: 44, md: 32 } }}
        >
          {translate(act)}
          {keyHint && <KeyHint>{keyHint}</KeyHint>}
        </Button>
      )}
    </Box>
  );
};

/** That there is no line says something only where the statements reach the day of the transfer. */
const NoLine = ({ payment, evidence: { since, accounts } }: { payment: AdminPayment; evidence: Evidence }) => {
  const translate = useTranslate();
  const sent = dayInWib(new Date(payment.submittedAt));
  const isCovered = accounts.some(({ lastDay }) => lastDay !== null && lastDay >= sent);
  const known = accounts.map(({ bankName, lastDay }) =>
    lastDay
      ? translate('evidence.until', { bank: bankName, day: formatDay(lastDay) })
      : translate('evidence.never', { bank: bankName }),
  );
  return (
    <Box sx={card}>
      <Typography variant="body2">
        {translate(isCovered ? 'evidence.none' : 'evidence.notYet', { since: formatDay(since), day: formatDay(sent) })}
      </Typography>
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {known.join(' · ')}
      </Typography>
      <Typography variant="caption">
        <TextLink to="/statements">{translate('evidence.upload')}</TextLink>
      </Typography>
    </Box>
  );
};

const card = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  px: 1.5,
  py: 1,
} as const;
const certain = { borderColor: 'success.main' } as const;
const amount = { fontWeight: 700, fontVariantNumeric: 'tabular-nums' } as const;
const why = { display: 'flex', alignItems: 'flex-start', gap: 0.5, mt: 0.5 } as const;
