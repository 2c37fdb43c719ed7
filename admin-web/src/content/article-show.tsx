import AddPhotoAlternateIcon from '@mui/icons-material/AddPhotoAlternate';
import PublishIcon from '@mui/icons-material/Publish';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import { Box, Typography } from '@mui/material';
import type { AdminArticle } from '#contracts/content/content.admin.http';
import { RichText } from '../catalogue/scheme-entries/rich-text';
import type { ActionPlans } from '../platform/actions/action-plan';
import { RecordActions } from '../platform/actions/record-actions';
import { ConfirmDialog } from '../platform/actions/simple-dialogs';
import { StatusChip } from '../platform/fields/status-chip';
import { SetPictureDialog } from '../platform/files/set-picture-dialog';
import { ConsoleShow } from '../platform/records/console-show';
import { DateTimeFact, Fact, Facts } from '../platform/records/facts';
import { EditButton } from '../platform/records/page-buttons';
import { ShowTitle } from '../platform/records/show-title';
import { Row } from '../platform/ui/row';
import { ContentPicture } from './content-picture';
import { PublishDialog } from './publish-dialog';

const plans: ActionPlans = {
  publish: { icon: <PublishIcon />, dialog: PublishDialog },
  hide: { icon: <VisibilityOffIcon />, seldom: true, danger: true, dialog: ConfirmDialog },
  'set-picture': { icon: <AddPhotoAlternateIcon />, aside: true, dialog: SetPictureDialog },
};

export const ArticleShow = () => <ConsoleShow of={ArticleDetail} />;

const ArticleDetail = ({ record: article }: { record: AdminArticle }) => (
  <>
    <ShowTitle>{article.title}</ShowTitle>
    <Typography color="textSecondary">{article.summary}</Typography>
    <Row>
      <EditButton />
      <RecordActions plans={plans} />
    </Row>
    <Facts>
      <Fact source="state">
        <StatusChip subject="article" value={article.state} />
      </Fact>
      <DateTimeFact source="publishedAt" iso={article.publishedAt} />
      <Fact source="categoryName">{article.categoryName}</Fact>
      <Fact source="author">{article.author}</Fact>
      <Fact source="slug">{article.slug}</Fact>
      <DateTimeFact source="updatedAt" iso={article.updatedAt} />
    </Facts>
    <ContentPicture url={article.pictureUrl} alt={article.pictureAlt} />
    <Box sx={{ maxWidth: 720, overflowWrap: 'anywhere' }}>
      <RichText html={article.body} />
    </Box>
  </>
);
