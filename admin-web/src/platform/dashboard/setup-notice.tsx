import { Alert, Box } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import type { AdminDashboard } from '#contracts/dashboard.http';

type Step = NonNullable<AdminDashboard['setup']>[number];

/** Where each is filled in. */
const PLACE: Record<Step, string> = {
  bankAccounts: '/payment-methods',
  contactEmail: '/shop-settings',
  contactWhatsapp: '/shop-settings',
  contactPages: '/shop-settings',
  company: '/shop-settings',
};

/** What an owner has yet to fill in, folded to one line, until customers can trust the shop with money; nothing for other roles. */
export const SetupNotice = ({ setup = [] }: Pick<AdminDashboard, 'setup'>) => {
  const translate = useTranslate();
  if (setup.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2, py: 0 }}>
      <Box component="details">
        <Box component="summary" sx={{ cursor: 'pointer' }}>
          {translate('dashboard.setup.title', { smart_count: setup.length })}
        </Box>
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
          {setup.map((step) => (
            <li key={step}>
              <Link to={PLACE[step]} sx={{ color: 'inherit', fontWeight: 600 }}>
                {translate(`dashboard.setup.${step}.what`)}
              </Link>
              : {translate(`dashboard.setup.${step}.why`)}
            </li>
          ))}
        </Box>
      </Box>
    </Alert>
  );
};
