import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminOrder } from '#contracts/http/admin/orders.http';
import { CopyButton } from '../shared/copy-button';
import { Moment } from '../shared/fields';
import { TitledSection } from '../shared/titled-section';

/** What the customer has confirmed about the provider's rules, and for which account. Spec 2 §5. */
export const EligibilityAnswers = ({ eligibility }: { eligibility: NonNullable<AdminOrder['eligibility']> }) => {
  const translate = useTranslate();
  const { accountEmail, confirmedAt, answers } = eligibility;
  return (
    <TitledSection title="eligibility.title">
      <Typography variant="body2" color="text.secondary">
        {translate('eligibility.confirmed')} <Moment iso={confirmedAt} />
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
