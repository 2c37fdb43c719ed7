import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdf';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { AdminDataProvider } from '../data/data-provider';

interface PdfButtonProps {
  /** Of the API of the console. */
  path: string;
  fileName: string;
  label: string;
}

/** Saves a PDF of the API. */
export const PdfButton = ({ path, fileName, label }: PdfButtonProps) => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveAs(`${fileName}.pdf`, await dataProvider.getFile(path));
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" startIcon={<PictureAsPdfIcon />} onClick={download} disabled={busy}>
      {label}
    </Button>
  );
};

function saveAs(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
