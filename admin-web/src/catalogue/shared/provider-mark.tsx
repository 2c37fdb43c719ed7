import { Box } from '@mui/material';
import { groundOf, initials, textColourOn } from '#domain/platform/mark';

export interface Marked {
  name: string;
  color: string;
  logo?: string | undefined;
}

const HEX = /^#[0-9a-f]{6}$/i;

/** As the shop shows it: the logo on a plate that is white in the dark too; without one, letters on its colour and shape. */
export const ProviderMark = ({
  of: { name, color, logo },
  size = 40,
  round = false,
}: {
  of: Marked;
  size?: number;
  round?: boolean;
}) => {
  if (logo) return <LogoPlate src={logo} size={size} />;
  return (
    <Box
      aria-hidden
      component="span"
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        borderRadius: round ? '50%' : `${Math.min(16, size * 0.4)}px`,
        display: 'grid',
        placeItems: 'center',
        fontWeight: 700,
        fontSize: size * 0.3,
        color: HEX.test(color) ? textColourOn(color) : 'text.primary',
        ...(HEX.test(color) ? { background: groundOf({ name, color }) } : { bgcolor: 'action.selected' }),
      }}
    >
      {initials(name)}
    </Box>
  );
};

const LogoPlate = ({ src, size }: { src: string; size: number }) => (
  <Box
    component="img"
    src={src}
    alt=""
    width={size}
    height={size}
    loading="lazy"
    style={{ backgroundColor: '#fff' }}
    sx={{
      flexShrink: 0,
      p: `${size * 0.14}px`,
      objectFit: 'contain',
      border: 1,
      borderColor: 'divider',
      borderRadius: `${Math.min(16, size * 0.4)}px`,
    }}
  />
);
