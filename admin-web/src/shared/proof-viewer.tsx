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

interface ProofViewerProps {
  url: string | null;
  /** What the proof belongs to, for its alternative text. */
  what: string;
}

/** A proof with zoom and rotation. Give it a `key` per record: its view starts anew with each proof. */
export const ProofViewer = ({ url, what }: ProofViewerProps) => {
  const translate = useTranslate();
  // Links are signed anew at every refetch; the first one stays, so that the picture does not blink every 15 s.
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
    // Most often it was the line.
    window.addEventListener('online', loadAgain);
    return () => window.removeEventListener('online', loadAgain);
  });

  if (!shownUrl) return <Typography color="text.secondary">{translate('proof.none')}</Typography>;
  if (broken)
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small" onClick={loadAgain}>
            {translate('proof.retry')}
          </Button>
        }
      >
        {translate('proof.broken')}
      </Alert>
    );

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, gap: 0.5 }}>
      <Stack direction="row" role="toolbar" aria-label={translate('proof.alt', { what })}>
        <Tool
          label="proof.zoomOut"
          icon={<ZoomOutIcon />}
          disabled={zoom <= SMALLEST}
          onClick={() => setZoom(zoom - STEP)}
        />
        <Tool
          label="proof.zoomIn"
          icon={<ZoomInIcon />}
          disabled={zoom >= LARGEST}
          onClick={() => setZoom(zoom + STEP)}
        />
        <Tool label="proof.rotate" icon={<RotateRightIcon />} onClick={() => setQuarters((quarters + 1) % 4)} />
        <Tool
          label="proof.reset"
          icon={<RestartAltIcon />}
          onClick={() => {
            setZoom(SMALLEST);
            setQuarters(0);
          }}
        />
        <Tooltip title={translate('proof.open')}>
          <IconButton
            component="a"
            href={shownUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={translate('proof.open')}
          >
            <OpenInNewIcon />
          </IconButton>
        </Tooltip>
      </Stack>
      <Box
        role="region"
        tabIndex={0}
        aria-label={translate('proof.area')}
        sx={{
          overflow: 'auto',
          height: { xs: 360, md: 'min(62vh, 640px)' },
          bgcolor: 'action.hover',
          borderRadius: 1,
          containerType: 'size',
          display: 'grid',
          placeItems: 'safe center',
        }}
      >
        <TurnedImage
          src={shownUrl}
          alt={translate('proof.alt', { what })}
          zoom={zoom}
          quarters={quarters}
          onError={() => setBroken(true)}
        />
      </Box>
    </Box>
  );
};

interface TurnedImageProps {
  src: string;
  alt: string;
  zoom: number;
  quarters: number;
  onError: () => void;
}

/** Fits its frame whichever way it is turned, and grows from there; a turned picture alone would keep its old place in the layout and be cut off. */
const TurnedImage = ({ src, alt, zoom, quarters, onError }: TurnedImageProps) => {
  // Width over height, known once it has loaded.
  const [ratio, setRatio] = useState(1);
  const sideways = quarters % 2 === 1;
  const boxRatio = sideways ? 1 / ratio : ratio;
  return (
    <Box
      sx={{
        position: 'relative',
        width: `calc(min(100cqw, 100cqh * ${boxRatio}) * ${zoom})`,
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
