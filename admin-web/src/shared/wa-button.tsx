import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Button, IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';

interface WaButtonProps {
  href: string;
  name: string;
  compact?: boolean;
}

/** Opens WhatsApp with the message that the API has prepared; sending it stays with the admin. */
export const WaButton = ({ href, name, compact = false }: WaButtonProps) => {
  const translate = useTranslate();
  if (!href) return null;
  const link = { href, target: '_blank', rel: 'noopener noreferrer', 'aria-label': translate('wa.to', { name }) };
  return compact ? (
    <Tooltip title={translate('wa.open')}>
      <IconButton component="a" size="small" onClick={(event) => event.stopPropagation()} {...link}>
        <WhatsAppIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  ) : (
    <Button component="a" size="small" variant="outlined" startIcon={<WhatsAppIcon />} {...link}>
      {translate('wa.open')}
    </Button>
  );
};
