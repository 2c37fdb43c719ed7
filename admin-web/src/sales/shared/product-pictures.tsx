import DeleteIcon from '@mui/icons-material/Delete';
import { Box, IconButton, Typography } from '@mui/material';
import { useCanAccess, useNotify, useTranslate } from 'react-admin';
import { useAct } from '../../platform/actions/use-act';

interface Pictured {
  id: string;
  pictures: { fileUid: string; url: string; alt: string }[];
}

/** The pictures of a product of any line; the first one stands for it. */
export const ProductPictures = ({ resource, product }: { resource: string; product: Pictured }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const act = useAct(resource);
  const { canAccess } = useCanAccess({ resource, action: 'remove-picture' });
  if (product.pictures.length === 0) return <Typography color="textSecondary">{translate('pictures.none')}</Typography>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {product.pictures.map(({ fileUid, url, alt }) => (
        <Box key={fileUid} sx={{ position: 'relative' }}>
          <Box
            component="img"
            src={url}
            alt={alt}
            sx={{ width: 160, height: 160, objectFit: 'cover', borderRadius: 1, display: 'block' }}
          />
          {canAccess && (
            <IconButton
              size="small"
              disabled={act.isPending}
              aria-label={translate('pictures.remove', { alt })}
              onClick={() =>
                act.mutate(
                  { id: product.id, action: 'remove-picture', body: { fileUid } },
                  { onError: ({ message }) => notify(message, { type: 'error', messageArgs: { _: message } }) },
                )
              }
              sx={{
                position: 'absolute',
                top: 4,
                right: 4,
                bgcolor: 'background.paper',
                '&:hover': { bgcolor: 'background.paper' },
              }}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
    </Box>
  );
};
