import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import { Title, useDataProvider, useRefresh, useTranslate } from 'react-admin';
import type { AppliedSheet, CheckedSheet } from '#contracts/catalogue/price-import.admin.http';
import type { AdminDataProvider } from '../../platform/data/data-provider';
import { FileErrors } from '../../platform/files/file-errors';
import { FileButton } from '../../platform/files/file-button';
import { PriceSheetExportButton } from '../shared/price-sheet-buttons';
import { SheetChanges } from './sheet-changes';
import { useSend } from '../../platform/actions/use-send';

/** Moves the focus to a result: the button that requested it was disabled and lost the focus. */
const focused = (outcome: HTMLElement | null) => outcome?.focus();

/** A price sheet in three steps: upload, review, apply. Nothing is written before the last. */
export const PriceImportPage = () => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const translate = useTranslate();
  const refresh = useRefresh();
  const check = useSend({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.set('file', file);
      return dataProvider.post<CheckedSheet>('price-imports', form);
    },
    onMutate: () => apply.reset(),
  });
  const apply = useSend({
    mutationFn: async (uid: string) => (await dataProvider.act('price-imports', uid, 'apply')).data as AppliedSheet,
    onSuccess: () => refresh(),
  });
  const sheet = check.data;
  const { added = 0, changed = 0 } = apply.data ?? {};
  return (
    <Card sx={{ mt: 2, p: { xs: 2, md: 3 } }}>
      <Title title={translate('sheet.title')} />
      <Stack useFlexGap sx={{ gap: 2 }}>
        <Typography>{translate('sheet.intro')}</Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <FileButton
            variant="contained"
            accept=".csv,text/csv"
            loading={check.isPending}
            onPick={(file) => check.mutate(file)}
          >
            {translate('sheet.choose')}
          </FileButton>
          <PriceSheetExportButton />
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {translate('sheet.hint')}
        </Typography>
        <Stack useFlexGap aria-live="polite" sx={{ gap: 2 }}>
          {check.error && (
            <Alert ref={focused} tabIndex={-1} severity="error">
              {check.error.message}
            </Alert>
          )}
          {sheet && !apply.data && (
            <>
              <Typography key={check.submittedAt} ref={focused} tabIndex={-1} component="h2" variant="h6">
                {sheet.fileName}
              </Typography>
              <Typography>
                {translate('sheet.summary', {
                  rows: sheet.rows,
                  added: sheet.changes.filter(({ kind }) => kind === 'added').length,
                  changed: sheet.changes.filter(({ kind }) => kind === 'changed').length,
                  unchanged: sheet.unchanged,
                  errors: sheet.errors.length + sheet.moreErrors,
                })}
              </Typography>
              {sheet.errors.length > 0 && <FileErrors errors={sheet.errors} moreErrors={sheet.moreErrors} />}
              {sheet.errors.length === 0 && sheet.changes.length === 0 && (
                <Alert severity="info">{translate('sheet.same')}</Alert>
              )}
              {sheet.changes.length > 0 && <SheetChanges changes={sheet.changes} />}
              {apply.error && (
                <Alert ref={focused} tabIndex={-1} severity="error">
                  {apply.error.message}
                </Alert>
              )}
              {sheet.uid && (
                <Box>
                  <Button variant="contained" loading={apply.isPending} onClick={() => apply.mutate(sheet.uid!)}>
                    {translate('sheet.apply', { n: sheet.changes.length })}
                  </Button>
                </Box>
              )}
            </>
          )}
          {apply.data && (
            <Alert ref={focused} tabIndex={-1} severity="success">
              {translate('sheet.applied', { added, changed, by: apply.data.appliedBy })}
            </Alert>
          )}
        </Stack>
      </Stack>
    </Card>
  );
};
