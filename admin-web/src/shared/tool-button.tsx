import { Button, type ButtonProps } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

interface ToolButtonProps extends Pick<ButtonProps, 'onClick' | 'disabled'> {
  /** Key of its name. */
  label: string;
  icon: ReactNode;
  /** Where it leads, for one that does nothing else. */
  to?: string;
}

/** How react-admin is told to begin a page at its top. */
const FROM_THE_TOP = { _scrollToTop: true };

/** A button that says its name on a phone too; react-admin's leaves only the icon there. */
export const ToolButton = ({ label, icon, to, ...button }: ToolButtonProps) => {
  const translate = useTranslate();
  return (
    <Button
      size="small"
      startIcon={icon}
      sx={{ alignSelf: 'center', lineHeight: 1.5 }}
      {...button}
      {...(to !== undefined && { component: Link, to, state: FROM_THE_TOP })}
    >
      {translate(label)}
    </Button>
  );
};
