import AddPhotoAlternateIcon from '@mui/icons-material/AddPhotoAlternate';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import { Typography } from '@mui/material';
import { CreateButton, DataTable, useTranslate } from 'react-admin';
import type { AdminBanner } from '#contracts/content/content.admin.http';
import { BANNER_TYPES } from '#domain/content/banner-type';
import type { ActionPlans } from '../platform/actions/action-plan';
import { RecordActions } from '../platform/actions/record-actions';
import { ConfirmDialog } from '../platform/actions/simple-dialogs';
import { CheckField } from '../platform/fields/fields';
import { SetPictureDialog } from '../platform/files/set-picture-dialog';
import { ConsoleList } from '../platform/lists/console-list';
import { ConsoleShow } from '../platform/records/console-show';
import { Fact, Facts, TranslatedFact } from '../platform/records/facts';
import { EditButton } from '../platform/records/page-buttons';
import { ShowTitle } from '../platform/records/show-title';
import { Row } from '../platform/ui/row';
import { ContentPicture } from './content-picture';

const plans: ActionPlans = {
  publish: { icon: <VisibilityIcon />, dialog: ConfirmDialog },
  hide: { icon: <VisibilityOffIcon />, seldom: true, danger: true, dialog: ConfirmDialog },
  'set-picture': { icon: <AddPhotoAlternateIcon />, aside: true, dialog: SetPictureDialog },
};
const Column = DataTable.Col<AdminBanner>;
const choices = [
  { label: 'console.all', filter: {} },
  ...BANNER_TYPES.map((type) => ({ label: `content.bannerType.${type}`, filter: { type } })),
];

export const BannerList = () => {
  const translate = useTranslate();
  return (
    <ConsoleList
      sort={{ field: 'position', order: 'ASC' }}
      choices={choices}
      tools={<CreateButton />}
      small={{
        primaryText: ({ title }: AdminBanner) => title,
        secondaryText: ({ type }: AdminBanner) => translate(`content.bannerType.${type}`),
      }}
    >
      <Column source="position" align="right" />
      <Column source="title" />
      <Column source="type" disableSort render={({ type }) => translate(`content.bannerType.${type}`)} />
      <Column source="active" disableSort field={CheckField} />
    </ConsoleList>
  );
};

export const BannerShow = () => <ConsoleShow of={BannerDetail} />;

const BannerDetail = ({ record: banner }: { record: AdminBanner }) => {
  const translate = useTranslate();
  return (
    <>
      <ShowTitle>{banner.title}</ShowTitle>
      <Typography color="textSecondary">{banner.text}</Typography>
      <Row>
        <EditButton />
        <RecordActions plans={plans} />
      </Row>
      <Facts>
        <Fact source="type">{translate(`content.bannerType.${banner.type}`)}</Fact>
        <Fact source="link">{banner.link}</Fact>
        <Fact source="position">{banner.position}</Fact>
        <TranslatedFact source="active" />
      </Facts>
      <ContentPicture url={banner.pictureUrl} alt={banner.pictureAlt} />
    </>
  );
};
