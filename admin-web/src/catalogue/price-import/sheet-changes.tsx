import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { SheetChangeView, SheetFacts } from '#contracts/catalogue/price-import.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { formatDateTime } from '../../platform/fields/format';
import { planText } from '../shared/plan';
import { RecordLink } from '../../platform/records/record-link';

const PARTS = ['providerPrice', 'adminFee', 'activationFee'] as const;

/** Changes of the sheet: old and new amounts. */
export const SheetChanges = ({ changes }: { changes: SheetChangeView[] }) => {
  const translate = useTranslate();
  return (
    <TableContainer tabIndex={0} role="region" aria-label={translate('sheet.changes')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('sheet.line')}</TableCell>
            <TableCell>{translate('sheet.kind')}</TableCell>
            <TableCell>{translate('sheet.plan')}</TableCell>
            <TableCell>{translate('resources.variants.fields.validFrom')}</TableCell>
            <TableCell>{translate('resources.variants.fields.grandTotal')}</TableCell>
            <TableCell>{translate('sheet.parts')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map((change) => (
            <TableRow key={change.line}>
              <TableCell>{change.line}</TableCell>
              <TableCell>{translate(`sheet.kinds.${change.kind}`)}</TableCell>
              <TableCell>
                <RecordLink resource="variants" id={change.variantUid}>
                  {planText(change)}
                </RecordLink>
              </TableCell>
              <TableCell>{change.validFrom ? formatDateTime(change.validFrom) : translate('sheet.now')}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                {change.from && (
                  <>
                    <Box component="s" sx={{ color: 'text.secondary' }}>
                      {formatRupiah(change.from.grandTotal)}
                    </Box>
                    {' → '}
                  </>
                )}
                <b>{formatRupiah(change.to.grandTotal)}</b>
              </TableCell>
              <TableCell>
                <Parts {...change} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

/** Only the components that differ. */
const Parts = ({ from, to }: Pick<SheetChangeView, 'from' | 'to'>) => {
  const translate = useTranslate();
  const label = (field: string) => translate(`resources.variants.fields.${field}`);
  const yes = ({ taxed }: SheetFacts) => translate(`ra.boolean.${taxed}`);
  const marked = ({ derived }: SheetFacts) => derived.map(label).join(', ') || '–';
  const lines = [
    ...PARTS.map((part) => ({ title: label(part), before: from && amount(from, part), after: amount(to, part) })),
    { title: label('taxed'), before: from && yes(from), after: yes(to) },
    { title: translate('price.derivedParts'), before: from && marked(from), after: marked(to) },
  ];
  return lines
    .filter(({ before, after }) => before !== after && (before !== null || after !== '–'))
    .map(({ title, before, after }) => (
      <Typography key={title} variant="body2">
        {title}: {before !== null && `${before} → `}
        {after}
      </Typography>
    ));
};

const amount = (facts: SheetFacts, part: (typeof PARTS)[number]): string => {
  const value = facts[part];
  return value === null ? '–' : formatRupiah(value);
};
