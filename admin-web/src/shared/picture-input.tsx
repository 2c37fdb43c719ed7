import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FileButton } from './file-button';
import { Row } from './row';

interface PictureInputProps {
  label: string;
  picture: File | null;
  onPick: (picture: File | null) => void;
}

/** One picture of a form: which was chosen and what it shows, before it is sent. */
export const PictureInput = ({ label, picture, onPick }: PictureInputProps) => {
  const translate = useTranslate();
  const labelId = useId();
  return (
    <Stack useFlexGap sx={{ gap: 0.5 }}>
      <Typography id={labelId} variant="body2">
        {label}
      </Typography>
      <Row>
        <FileButton variant="outlined" accept="image/jpeg,image/png,image/webp" labelledBy={labelId} onPick={onPick}>
          {translate(picture ? 'picture.change' : 'picture.choose')}
        </FileButton>
        {picture && <Button onClick={() => onPick(null)}>{translate('picture.remove')}</Button>}
      </Row>
      <Typography role="status" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {picture ? picture.name : translate('picture.none')}
      </Typography>
      {picture && <Preview picture={picture} />}
    </Stack>
  );
};

const Preview = ({ picture }: { picture: File }) => {
  const translate = useTranslate();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return (
    <Box
      component="img"
      src={url}
      alt={translate('picture.preview', { name: picture.name })}
      sx={{ maxWidth: '100%', maxHeight: 200, objectFit: 'contain', alignSelf: 'start', borderRadius: 1 }}
    />
  );
};
