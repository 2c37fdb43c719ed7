import DownloadIcon from '@mui/icons-material/Download';
import UploadIcon from '@mui/icons-material/Upload';
import { useState } from 'react';
import { downloadCSV, useDataProvider, useLocaleState, useNotify } from 'react-admin';
import { dayInWib } from '#domain/platform/wib';
import type { AdminDataProvider } from '../../platform/data/data-provider';
import { ToolButton } from '../../platform/ui/tool-button';
import { useCan } from '../../platform/auth/permissions';

/** Spreadsheets need it to recognise UTF-8; reading the response as text has removed it. */
const BOM = '\uFEFF';

/** Export of the price list, and a link to the import. */
export const PriceSheetButtons = () =>
  useCan()('price-imports.read') && (
    <>
      <PriceSheetExportButton />
      <ToolButton label="sheet.import" icon={<UploadIcon />} to="/price-import" />
    </>
  );

export const PriceSheetExportButton = () => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const sheet = await dataProvider.getText(`price-imports/sheet?locale=${locale}`);
      downloadCSV(BOM + sheet.replace(BOM, ''), `harga-${dayInWib(new Date())}`);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return <ToolButton label="sheet.export" icon={<DownloadIcon />} onClick={download} disabled={busy} />;
};
