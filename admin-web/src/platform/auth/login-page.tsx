import { Box, Typography } from '@mui/material';
import { Login, LoginForm, PasswordInput, TextInput, email, required, useTranslate } from 'react-admin';

export const LoginPage = () => {
  const translate = useTranslate();
  return (
    <Box component="main">
      <Login
        sx={{ backgroundImage: 'none', bgcolor: 'background.default', '& .RaLogin-icon': { bgcolor: 'transparent' } }}
        avatarIcon={<img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width={40} height={40} />}
      >
        <Box sx={{ textAlign: 'center', px: 2 }}>
          <Typography component="h1" variant="h6">
            {translate('console.title')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {translate('console.tagline')}
          </Typography>
        </Box>
        <LoginForm>
          <TextInput
            autoFocus
            source="email"
            type="email"
            label="ra.auth.email"
            autoComplete="username"
            validate={[required(), email()]}
          />
          <PasswordInput
            source="password"
            label="ra.auth.password"
            autoComplete="current-password"
            validate={required()}
          />
        </LoginForm>
      </Login>
    </Box>
  );
};
