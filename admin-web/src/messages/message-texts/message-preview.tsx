import { Alert, Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PAGE } from '#contracts/shop-paths';
import { DomainError } from '#domain/platform/domain-error';
import { type MessageText, type Placeholder, checkMessageText, fillTemplate } from '#domain/messages/message-template';
import { renderEmail } from '#domain/messages/render-email';
import { ViewTabs } from '../../platform/ui/view-tabs';

interface MessagePreviewProps extends MessageText {
  channel: 'mail' | 'whatsapp';
  placeholders: Placeholder[];
}

const VIEWS = ['html', 'text', 'whatsapp'] as const;

/** What a customer would read, with sample values. */
export const MessagePreview = ({ channel, placeholders, ...text }: MessagePreviewProps) => {
  const translate = useTranslate();
  const [chosen, choose] = useState<(typeof VIEWS)[number]>('html');
  const view = channel === 'mail' ? chosen : 'whatsapp';
  const samples = Object.fromEntries(placeholders.map(({ name, sample }) => [name, sample]));
  const title = fillTemplate(text.title, samples);
  const body = fillTemplate(text.body, samples);
  const mail = renderEmail({ title, body, link: PAGE.orders }, window.location.origin);
  const problem = problemOf(text, placeholders);
  return (
    <Box component="section" aria-label={translate('messageText.preview')} sx={{ width: '100%', maxWidth: 640 }}>
      <Typography component="h2" variant="overline">
        {translate('messageText.preview')}
      </Typography>
      {channel === 'mail' && (
        <Box sx={{ mb: 1 }}>
          <ViewTabs
            label={translate('messageText.preview')}
            views={VIEWS}
            nameOf={(name) => translate(`messageText.view.${name}`)}
            value={view}
            onChange={choose}
          />
        </Box>
      )}
      {problem && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {problem}
        </Alert>
      )}
      {view === 'html' ? (
        <Box
          component="iframe"
          sandbox=""
          title={translate('messageText.view.html')}
          srcDoc={mail.html}
          sx={{ width: '100%', height: 480, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: '#f4f6f5' }}
        />
      ) : (
        <Box
          lang="id"
          sx={{
            p: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {view === 'text' && `${mail.subject}\n\n${mail.text}`}
          {view === 'whatsapp' && (channel === 'mail' ? `${title}\n\n${body}` : body)}
        </Box>
      )}
    </Box>
  );
};

function problemOf(text: MessageText, placeholders: Placeholder[]): string | null {
  try {
    checkMessageText(text, placeholders);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
}
