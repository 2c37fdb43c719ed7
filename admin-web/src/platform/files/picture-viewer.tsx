import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import RestartAltIcon from '@mui/icons-material/RestartAlt';
import RotateRightIcon from '@mui/icons-material/RotateRight';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import { Alert, Box, Button, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';

const SMALLEST = 1;
const LARGEST = 4;
const STEP = 0.5;
/** Of the long side to the short one: above that of a phone's screen, a picture is a long screenshot or a slip. */
const LONG_RATIO = 2.5;

interface PictureViewerProps {
  url: string | null;
  /** Names the picture in its alternative text. */
  what: string;
  /** The height of its frame where it stands in a column that does not scroll. */
  fill?: string;
}

/** A picture with zoom and rotation. Needs a `key` per record, so that its state is reset. */
export const PictureViewer = ({ url, what, fill }: PictureViewerProps) => {
  const translate = useTranslate();
  // Every refetch signs a new URL; keeping the first one avoids reloading the picture.
  const [shownUrl, setShownUrl] = useState(url);
  const [broken, setBroken] = useState(false);
  const [zoom, setZoom] = useState(SMALLEST);
  const [quarters, setQuarters] = useState(0);
  const loadAgain = () => {
    setShownUrl(url);
    setBroken(false);
  };
  useEffect(() => {
    if (!broken) return;
    window.addEventListener('online', loadAgain);
    return () => window.removeEventListener('online', loadAgain);
  });

  if (!shownUrl) return <Typography color="textSecondary">{translate('pictureViewer.none')}</Typography>;
  if (broken)
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small" onClick={loadAgain}>
            {translate('pictureViewer.retry')}
          </Button>
        }
      >
        {translate('pictureViewer.broken')}
      </Alert>
    );

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, gap: 0.5 }}>
      <Stack direction="row" role="toolbar" aria-label={translate('pictureViewer.alt', { what })}>
        <Tool
          label="pictureViewer.zoomOut"
          icon={<ZoomOutIcon />}
          disabled={zoom <= SMALLEST}
          onClick={() => setZoom(zoom - STEP)}
        />
        <Tool
          label="pictureViewer.zoomIn"
          icon={<ZoomInIcon />}
          disabled={zoom >= LARGEST}
          onClick={() => setZoom(zoom + STEP)}
        />
        <Tool label="pictureViewer.rotate" icon={<RotateRightIcon />} onClick={() => setQuarters((quarters + 1) % 4)} />
        <Tool
          label="pictureViewer.reset"
          icon={<RestartAltIcon />}
          onClick={() => {
            setZoom(SMALLEST);
            setQuarters(0);
          }}
        />
        <Tooltip title={translate('pictureViewer.open')}>
          <IconButton
            component="a"
            href={shownUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={translate('pictureViewer.open')}
          >
            <OpenInNewIcon />
          </IconButton>
        </Tooltip>
      </Stack>
      <Box
        role="region"
        tabIndex={0}
        aria-label={translate('pictureViewer.area')}
        sx={{
          overflow: 'auto',
          height: { xs: 360, md: 'min(62vh, 640px)', ...(fill && { lg: fill }) },
          bgcolor: 'action.hover',
          borderRadius: 1,
          containerType: 'size',
          display: 'grid',
          placeItems: 'safe center',
        }}
      >
        <RotatedImage
          src={shownUrl}
          alt={translate('pictureViewer.alt', { what })}
          zoom={zoom}
          quarters={quarters}
          onError={() => setBroken(true)}
        />
      </Box>
    </Box>
  );
};

interface RotatedImageProps {
  src: string;
  alt: string;
  zoom: number;
  quarters: number;
  onError: () => void;
}

/** Fits its frame in every rotation; CSS `rotate` alone does not change the layout box, so it would be cut off. */
const RotatedImage = ({ src, alt, zoom, quarters, onError }: RotatedImageProps) => {
  // Width divided by height, known once it has loaded.
  const [ratio, setRatio] = useState(1);
  const sideways = quarters % 2 === 1;
  const boxRatio = sideways ? 1 / ratio : ratio;
  return (
    <Box
      sx={{
        position: 'relative',
        width: widthIn(boxRatio, zoom),
        aspectRatio: boxRatio,
      }}
    >
      <Box
        component="img"
        src={src}
        alt={alt}
        onError={onError}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          if (naturalWidth && naturalHeight) setRatio(naturalWidth / naturalHeight);
        }}
        sx={{
          position: 'absolute',
          left: '50%',
          top: '50%',
          width: sideways ? `${100 * ratio}%` : '100%',
          transform: `translate(-50%, -50%) rotate(${quarters * 90}deg)`,
        }}
      />
    </Box>
  );
};

/** CSS width in the frame by `ratio`, width to height: a long picture fits with its short side and is scrolled. */
export function widthIn(ratio: number, zoom: number): string {
  const fit = Math.max(ratio, 1 / ratio) > LONG_RATIO ? 'max' : 'min';
  return `calc(${fit}(100cqw, 100cqh * ${ratio}) * ${zoom})`;
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  disabled?: boolean;
  onClick: () => void;
}

const Tool = ({ label, icon, disabled, onClick }: ToolProps) => {
  const translate = useTranslate();
  return (
    <Tooltip title={translate(label)}>
      <span>
        <IconButton aria-label={translate(label)} disabled={disabled} onClick={onClick}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
};
