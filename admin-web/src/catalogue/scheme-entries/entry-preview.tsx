import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AdminSchemeEntry } from '#contracts/catalogue/scheme.admin.http';
import { filledLines } from './lines-input';
import { RichText } from './rich-text';

/** Live preview of the page for customers. */
export const EntryPreview = () => {
  const record = useRecordContext<AdminSchemeEntry>();
  const typed = useWatch<AdminSchemeEntry>();
  const translate = useTranslate();
  if (!record) return null;
  const entry = { ...record, ...typed } as AdminSchemeEntry;
  const label = (field: string) => translate(`resources.scheme-entries.fields.${field}`);
  return (
    <Card variant="outlined" component="section" aria-label={translate('scheme.preview')}>
      <CardContent>
        <Typography variant="overline" component="h3">
          {translate('scheme.preview')}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', my: 1 }}>
          <Box component="img" src={record.img} alt="" width={48} height={48} sx={{ borderRadius: 2 }} />
          <Typography component="p" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
            {entry.title}
          </Typography>
        </Box>
        <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>{entry.desc}</Typography>
        {filledLines(entry.importantNotes).map((note) => (
          <Alert key={note} severity="info" sx={{ mb: 1 }}>
            {note}
          </Alert>
        ))}
        <Part title={label('priceInfo')}>{entry.priceInfo}</Part>
        <Part title={label('schemes')}>
          <Items as="ol" items={filledLines(entry.schemes)} />
        </Part>
        <Part title={label('additionalInfo')}>
          <RichText html={entry.additionalInfo ?? ''} />
          <Items as="ul" items={filledLines(entry.notes)} />
        </Part>
        <Part title={label('termsAndConditions')}>
          <Items as="ul" items={filledLines(entry.termsAndConditions)} />
        </Part>
        <Button
          href={`/info/scheme-of-price#${record.slug}`}
          target="_blank"
          rel="noopener"
          size="small"
          startIcon={<OpenInNewIcon />}
        >
          {translate('scheme.openPage')}
        </Button>
      </CardContent>
    </Card>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={{ mb: 2, overflowWrap: 'anywhere' }}>
    <Typography component="h4" variant="subtitle2">
      {title}
    </Typography>
    <Typography component="div" variant="body2">
      {children}
    </Typography>
  </Box>
);

const Items = ({ as, items }: { as: 'ol' | 'ul'; items: string[] }) =>
  items.length > 0 && (
    <Box component={as} sx={{ my: 0.5, pl: 3 }}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </Box>
  );
