import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { ValidationError, useInput, useTranslate } from 'react-admin';
import { MOST_PDF_PAGES, statedPdfPages } from '#domain/platform/pdf-pages';
import { Row } from '../ui/row';
import { FileButton } from './file-button';

interface PictureInputProps {
  source: string;
  label: string;
  /** Types of files; left out: photos and PDF. */
  accept?: string;
  /** It is shown small, on the white plate of a logo. */
  onPlate?: boolean;
}

const PHOTOS_AND_PDF = 'image/jpeg,image/png,image/webp,application/pdf';
const PAGE = { maxWidth: '100%', maxHeight: 200, borderRadius: 1 };
const PLATE = { width: 96, height: 96, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 4 };

async function validate(picture: File | null): Promise<string | undefined> {
  if (picture?.type !== 'application/pdf') return undefined;
  // What the device does not hand over is refused when it is sent.
  const bytes = await picture.arrayBuffer().catch(() => new ArrayBuffer(0));
  const pages = await statedPdfPages(new Uint8Array(bytes));
  return pages !== null && pages > MOST_PDF_PAGES ? 'picture.tooManyPages' : undefined;
}

/** One picture (or PDF) of a form, a `File` or null, with its name and a preview. */
export const PictureInput = ({ source, label, accept = PHOTOS_AND_PDF, onPlate = false }: PictureInputProps) => {
  const translate = useTranslate();
  const labelId = useId();
  const { field, fieldState } = useInput({ source, defaultValue: null, validate });
  const picture = field.value as File | null;
  return (
    <Stack useFlexGap sx={{ gap: 0.5 }}>
      <Typography id={labelId} variant="body2">
        {label}
      </Typography>
      <Row>
        <FileButton variant="outlined" accept={accept} labelledBy={labelId} onPick={field.onChange}>
          {translate(picture ? 'picture.change' : 'picture.choose')}
        </FileButton>
        {picture && <Button onClick={() => field.onChange(null)}>{translate('picture.remove')}</Button>}
      </Row>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {picture ? picture.name : translate('picture.none')}
      </Typography>
      {fieldState.error && (
        <FormHelperText error role="alert">
          <ValidationError error={fieldState.error.message ?? ''} />
        </FormHelperText>
      )}
      {picture && picture.type !== 'application/pdf' && <Preview picture={picture} onPlate={onPlate} />}
    </Stack>
  );
};

const Preview = ({ picture, onPlate }: { picture: File; onPlate: boolean }) => {
  const translate = useTranslate();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(picture);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [picture]);
  return (
    <Box
      component="img"
      src={url}
      style={{ backgroundColor: onPlate ? '#fff' : undefined }}
      alt={translate('picture.preview', { name: picture.name })}
      sx={{ objectFit: 'contain', alignSelf: 'start', ...(onPlate ? PLATE : PAGE) }}
    />
  );
};
