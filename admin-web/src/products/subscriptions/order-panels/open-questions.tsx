import { Alert, AlertTitle, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import { DateTime } from '../../../platform/fields/fields';

/** What the buyer has yet to answer: until then the order is not paid, and its host does not buy. */
export const OpenQuestions = ({ questions }: { questions: NonNullable<AdminOrder['questions']> }) => {
  const translate = useTranslate();
  const { rules, asksDuties, askedAt } = questions;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>{translate('eligibility.missing')}</AlertTitle>
      {translate(asksDuties ? 'eligibility.missingOfHost' : 'eligibility.missingHint')} <DateTime iso={askedAt} />
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {rules.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {asksDuties && <li>{translate('eligibility.duties')}</li>}
      </Box>
    </Alert>
  );
};
