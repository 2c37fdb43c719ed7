import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import { CopyButton } from '../../../platform/ui/copy-button';
import { DateTime } from '../../../platform/fields/fields';
import { TitledSection } from '../../../platform/ui/titled-section';

/** The eligibility rules that the customer confirmed, and for which provider account. */
export const EligibilityAnswers = ({ eligibility }: { eligibility: NonNullable<AdminOrder['eligibility']> }) => {
  const translate = useTranslate();
  const { accountEmail, confirmedAt, answers } = eligibility;
  return (
    <TitledSection title="eligibility.title">
      <Typography variant="body2" color="textSecondary">
        {translate('eligibility.confirmed')} <DateTime iso={confirmedAt} />
      </Typography>
      {accountEmail && (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {translate('eligibility.account')}: <b>{accountEmail}</b>
          </Typography>
          <CopyButton text={accountEmail} what={accountEmail} />
        </Stack>
      )}
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, gap: 0.5 }}>
        {answers.map(({ rule, text, answer }) => {
          const Icon = answer ? CheckIcon : CloseIcon;
          return (
            <Stack key={rule} component="li" direction="row" sx={{ gap: 1 }}>
              <Icon
                fontSize="small"
                color={answer ? 'success' : 'error'}
                titleAccess={translate(answer ? 'ra.boolean.true' : 'ra.boolean.false')}
              />
              <Typography variant="body2">{text}</Typography>
            </Stack>
          );
        })}
      </Stack>
    </TitledSection>
  );
};
