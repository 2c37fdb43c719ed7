import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import RestoreIcon from '@mui/icons-material/Restore';
import { Alert, Box, Typography } from '@mui/material';
import { BooleanInput, TextInput, required, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AdminEligibilityRule } from '#contracts/catalogue/scheme.admin.http';
import { RULE_LENGTH } from '#contracts/limits';
import { planNameOf } from '#domain/catalogue/plan-name';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { RecordActions } from '../../platform/actions/record-actions';
import { RecordEdit } from '../../platform/forms/record-form';
import { ConfirmDialog } from '../../platform/actions/simple-dialogs';

const plans: ActionPlans = { reset: { icon: <RestoreIcon />, danger: true, dialog: ConfirmDialog } };

/** The wording of a rule and whether it is asked. Orders keep the wording they were placed with. */
export const EligibilityRuleEdit = () => (
  <RecordEdit fields={['text', 'active']} redirect="list" actions={<RecordActions plans={plans} />}>
    <Heading />
    <TextInput
      source="text"
      fullWidth
      multiline
      validate={required()}
      slotProps={{ htmlInput: { maxLength: RULE_LENGTH.max } }}
    />
    <BooleanInput source="active" />
    <Preview />
  </RecordEdit>
);

const Heading = () => {
  const rule = useRecordContext<AdminEligibilityRule>();
  const translate = useTranslate();
  if (!rule) return null;
  return (
    <>
      <Typography component="h2" variant="h6">
        {planNameOf(rule.providerName, rule.packageName)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {translate('scheme.bundledRule', { text: rule.bundledText })}
      </Typography>
    </>
  );
};

/** As in the checklist of an order. */
const Preview = () => {
  const { text, active } = useWatch<AdminEligibilityRule>();
  const translate = useTranslate();
  return (
    <section aria-label={translate('scheme.preview')}>
      <Typography variant="overline" component="h3">
        {translate('scheme.preview')}
      </Typography>
      {active ? (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <CheckBoxOutlineBlankIcon aria-hidden="true" />
          <Typography>{text}</Typography>
        </Box>
      ) : (
        <Alert severity="warning">{translate('scheme.notAsked')}</Alert>
      )}
    </section>
  );
};
