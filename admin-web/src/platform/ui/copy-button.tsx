import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { IconButton, Tooltip } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';

/** Copies `text`; `what` names it in the label and in the toast ("Nomor rekening disalin"). */
export const CopyButton = ({ text, what }: { text: string; what: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const label = translate('copy.label', { what });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify('copy.done', { type: 'success', messageArgs: { what } });
    } catch {
      notify('copy.failed', { type: 'warning' });
    }
  };
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={copy}>
        <ContentCopyIcon fontSize="inherit" />
      </IconButton>
    </Tooltip>
  );
};
