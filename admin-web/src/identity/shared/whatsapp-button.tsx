import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Button, IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';

interface WhatsAppButtonProps {
  href: string;
  name: string;
  compact?: boolean;
  /** What it asks for, where that is the next step of the record. */
  ask?: string;
}

/** Opens WhatsApp with the message prepared by the API; the admin sends it. */
export const WhatsAppButton = ({ href, name, compact = false, ask }: WhatsAppButtonProps) => {
  const translate = useTranslate();
  if (!href) return null;
  const link = {
    href,
    target: '_blank',
    rel: 'noopener noreferrer',
    'aria-label': ask ?? translate('whatsapp.to', { name }),
  };
  return compact ? (
    <Tooltip title={translate('whatsapp.open')}>
      <IconButton component="a" size="small" onClick={(event) => event.stopPropagation()} {...link}>
        <WhatsAppIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  ) : (
    <Button component="a" size="small" variant={ask ? 'contained' : 'outlined'} startIcon={<WhatsAppIcon />} {...link}>
      {ask ?? translate('whatsapp.open')}
    </Button>
  );
};
