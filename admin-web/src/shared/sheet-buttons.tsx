import DownloadIcon from '@mui/icons-material/Download';
import UploadIcon from '@mui/icons-material/Upload';
import { useState } from 'react';
import { downloadCSV, useDataProvider, useLocaleState, useNotify } from 'react-admin';
import { dayInWib } from '#domain/time/wib';
import type { AdminDataProvider } from '../data-provider';
import { ToolButton } from './tool-button';
import { useMay } from './use-may';

/** Spreadsheets take a file for UTF-8 only with it; reading the answer as text has taken it off. */
const BOM = '\uFEFF';

/** The whole price list as a sheet, and the way back in. */
export const SheetButtons = () =>
  useMay()('price-imports.read') && (
    <>
      <SheetExportButton />
      <ToolButton label="sheet.import" icon={<UploadIcon />} to="/price-import" />
    </>
  );

export const SheetExportButton = () => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const sheet = await dataProvider.priceSheet(locale === 'id' ? 'id' : 'en');
      downloadCSV(BOM + sheet.replace(BOM, ''), `harga-${dayInWib(new Date())}`);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return <ToolButton label="sheet.export" icon={<DownloadIcon />} onClick={download} disabled={busy} />;
};
