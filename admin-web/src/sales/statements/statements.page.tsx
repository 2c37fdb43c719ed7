import { Card, Stack, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { LINE_STATES, type LineState } from '#domain/sales/statements/statement-line';
import { useCan } from '../../platform/auth/permissions';
import { useDebounced } from '../../platform/data/use-debounced';
import { LineDesk } from './line-desk';
import { StatementUpload } from './statement-upload';

/** Bank statements: upload of a file, and the lines whose money is to be explained. */
export const StatementsPage = () => {
  const translate = useTranslate();
  const mayUpload = useCan()('bank-statements.create');
  const [state, setState] = useState<LineState>('open');
  const [text, setText] = useState('');
  const q = useDebounced(text.trim());
  return (
    <Stack useFlexGap sx={{ gap: 2, mt: 2 }}>
      <Title title={translate('statement.title')} />
      {mayUpload && (
        <Card sx={{ p: { xs: 2, md: 3 } }}>
          <StatementUpload />
        </Card>
      )}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={state}
        aria-label={translate('statement.lines')}
        sx={{ flexWrap: 'wrap' }}
        onChange={(_, chosen: LineState | null) => chosen && setState(chosen)}
      >
        {LINE_STATES.map((one) => (
          <ToggleButton key={one} value={one}>
            {translate(`statement.states.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TextField
        type="search"
        label={translate('statement.search')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        sx={{ maxWidth: 480 }}
      />
      <LineDesk key={`${state} ${q}`} state={state} q={q} />
    </Stack>
  );
};
