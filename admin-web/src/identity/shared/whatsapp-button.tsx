import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Button, IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';

interface WhatsAppButtonProps {
  href: string;
  name: string;
  compact?: boolean;
}

/** Opens WhatsApp with the message prepared by the API; the admin sends it. */
export const WhatsAppButton = ({ href, name, compact = false }: WhatsAppButtonProps) => {
  const translate = useTranslate();
  if (!href) return null;
  const link = { href, target: '_blank', rel: 'noopener noreferrer', 'aria-label': translate('whatsapp.to', { name }) };
  return compact ? (
    <Tooltip title={translate('whatsapp.open')}>
      <IconButton component="a" size="small" onClick={(event) => event.stopPropagation()} {...link}>
        <WhatsAppIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  ) : (
    <Button component="a" size="small" variant="outlined" startIcon={<WhatsAppIcon />} {...link}>
      {translate('whatsapp.open')}
    </Button>
  );
};
