import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The picture of an article or a banner. */
export const ContentPicture = ({ url, alt }: { url: string | null; alt: string }) => {
  const translate = useTranslate();
  if (!url) return <Typography color="textSecondary">{translate('content.noPicture')}</Typography>;
  return (
    <Box
      component="img"
      src={url}
      alt={alt}
      sx={{ width: '100%', maxWidth: 480, aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: 1 }}
    />
  );
};
