import { Button, type ButtonProps } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

interface ToolButtonProps extends Pick<ButtonProps, 'onClick' | 'disabled' | 'title'> {
  /** Key of the texts. */
  label: string;
  icon: ReactNode;
  /** For a button that is a link. */
  to?: string;
}

/** react-admin's state for scrolling to the top after a navigation. */
const SCROLL_TO_TOP = { _scrollToTop: true };

/** A toolbar button whose label is visible on a phone too; react-admin's shows only the icon there. */
export const ToolButton = ({ label, icon, to, ...button }: ToolButtonProps) => {
  const translate = useTranslate();
  return (
    <Button
      size="small"
      startIcon={icon}
      sx={{ alignSelf: 'center', lineHeight: 1.5 }}
      {...button}
      {...(to !== undefined && { component: Link, to, state: SCROLL_TO_TOP })}
    >
      {translate(label)}
    </Button>
  );
};
