import { Alert, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CheckedStatement } from '#contracts/sales/statements.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { FileErrors } from '../../platform/files/file-errors';
import { ForeseenSummary } from './foreseen-match';
import { MaybeKnown } from './maybe-known';
import { StatementPreview } from './statement-preview';

/** Moves the focus to a result: the button that requested it was disabled and lost the focus. */
export const focused = (outcome: HTMLElement | null) => outcome?.focus();

/** What is in a file before it is stored: its sums, what is wrong with it, its first lines and what they fit. */
export const Checked = ({ checked }: { checked: CheckedStatement }) => {
  const translate = useTranslate();
  const { incoming, outgoing, isKnown, errors, moreErrors } = checked;
  return (
    <>
      <Typography ref={focused} tabIndex={-1} component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
        {checked.fileName}
      </Typography>
      {errors.length > 0 ? (
        <FileErrors
          errors={errors}
          moreErrors={moreErrors}
          nameOf={(field) => translate(`statement.fields.${field}`)}
        />
      ) : (
        <>
          <Typography>
            {translate('statement.summary', {
              lines: checked.lines,
              newLines: checked.newLines,
              pending: checked.pending,
              incoming: formatRupiah(incoming),
              outgoing: formatRupiah(outgoing),
            })}{' '}
            <ForeseenSummary of={checked.matches} />
          </Typography>
          {isKnown && <Alert severity="info">{translate('statement.known')}</Alert>}
          {checked.maybeKnown > 0 && <MaybeKnown of={checked} />}
          <StatementPreview lines={checked.preview} />
        </>
      )}
    </>
  );
};
