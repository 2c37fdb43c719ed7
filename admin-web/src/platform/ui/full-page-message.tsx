import type LockIcon from '@mui/icons-material/LockOutlined';
import { Button, Card, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router';

interface FullPageMessageProps {
  icon: typeof LockIcon;
  title: string;
  heading: string;
  text: string;
}

/** A page with a message and a link to the start. */
export const FullPageMessage = ({ icon: Icon, title, heading, text }: FullPageMessageProps) => {
  const translate = useTranslate();
  return (
    <Card
      component="section"
      sx={{ mt: 2, p: 4, display: 'grid', justifyItems: 'center', gap: 1.5, textAlign: 'center' }}
    >
      <Title title={title} />
      <Icon color="disabled" sx={{ fontSize: 48 }} />
      <Typography component="h2" variant="h6">
        {heading}
      </Typography>
      <Typography color="textSecondary">{text}</Typography>
      <Button component={Link} to="/" variant="outlined">
        {translate('console.home')}
      </Button>
    </Card>
  );
};
