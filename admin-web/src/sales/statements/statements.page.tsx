import { Card, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { LINE_STATES } from '#domain/sales/statements/statement-line';
import { useCan } from '../../platform/auth/permissions';
import { useDebounced } from '../../platform/data/use-debounced';
import { ChoiceChips } from '../../platform/lists/filter-chips';
import { useChoiceCounts } from '../../platform/lists/use-choice-counts';
import { LineDesk } from './line-desk';
import { StatementUpload } from './statement-upload';

const choices = LINE_STATES.map((state) => ({ label: `statement.states.${state}`, filter: { state }, state }));

/** Bank statements: upload of a file, and the lines whose money is to be explained. */
export const StatementsPage = () => {
  const translate = useTranslate();
  const mayUpload = useCan()('bank-statements.create');
  const [chosen, choose] = useState(choices[0]!);
  const [text, setText] = useState('');
  const q = useDebounced(text.trim());
  const countOf = useChoiceCounts('statement-lines', choices, q ? { q } : {});
  return (
    <Stack useFlexGap sx={{ gap: 2, mt: 2 }}>
      <Title title={translate('statement.title')} />
      {mayUpload && (
        <Card sx={{ p: { xs: 2, md: 3 } }}>
          <StatementUpload />
        </Card>
      )}
      <TextField
        type="search"
        label={translate('statement.search')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        sx={{ maxWidth: 480 }}
      />
      <ChoiceChips choices={choices} chosen={chosen} countOf={countOf} onChoose={choose} />
      <LineDesk key={`${chosen.state} ${q}`} state={chosen.state} q={q} />
    </Stack>
  );
};
