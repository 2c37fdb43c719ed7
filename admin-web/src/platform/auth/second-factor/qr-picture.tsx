import { Box } from '@mui/material';
import { encodeQR } from 'qr';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';

/** Modules of white around the code, by the standard. */
const MARGIN = 4;

/** A QR code as one path; black on white in the dark theme too, because cameras expect it. */
export const QrPicture = ({ text }: { text: string }) => {
  const translate = useTranslate();
  const { side, path } = useMemo(() => drawn(text), [text]);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={translate('secondFactor.qr')}
      viewBox={`0 0 ${side} ${side}`}
      sx={{ width: 216, height: 216, bgcolor: 'common.white', borderRadius: 1 }}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </Box>
  );
};

function drawn(text: string): { side: number; path: string } {
  const rows = encodeQR(text, 'raw', { border: MARGIN });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { side: rows.length, path };
}
