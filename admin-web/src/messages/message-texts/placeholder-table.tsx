import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Placeholder } from '#domain/messages/message-template';

/** What a text may name, with a sample each. */
export const PlaceholderTable = ({ placeholders }: { placeholders: Placeholder[] }) => {
  const translate = useTranslate();
  return (
    <section aria-label={translate('messageText.placeholders')}>
      <Typography component="h2" variant="overline">
        {translate('messageText.placeholders')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('messageText.placeholdersHelp')}
      </Typography>
      <TableContainer>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('messageText.placeholder')}</TableCell>
              <TableCell>{translate('messageText.sample')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {placeholders.map(({ name, sample, required }) => (
              <TableRow key={name}>
                <TableCell sx={{ verticalAlign: 'top' }}>
                  <code>{`{${name}}`}</code>
                  {required && (
                    <Typography component="span" variant="body2" color="textSecondary">
                      {' '}
                      {translate('messageText.required')}
                    </Typography>
                  )}
                </TableCell>
                <TableCell sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{sample.trim()}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </section>
  );
};
