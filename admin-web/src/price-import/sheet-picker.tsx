import UploadFileIcon from '@mui/icons-material/UploadFile';
import { Button } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';

/** Chooses a CSV; the same file may be chosen again after it was put right. */
export const SheetPicker = ({ busy, onPick }: { busy: boolean; onPick: (file: File) => void }) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={translate('sheet.choose')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onPick(file);
        }}
      />
      <Button variant="contained" startIcon={<UploadFileIcon />} loading={busy} onClick={() => input.current?.click()}>
        {translate('sheet.choose')}
      </Button>
    </>
  );
};
