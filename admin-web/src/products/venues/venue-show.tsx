import AddPhotoAlternateIcon from '@mui/icons-material/AddPhotoAlternate';
import EventBusyIcon from '@mui/icons-material/EventBusy';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { AdminVenue } from '#contracts/products/venues/venues.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { WEEKDAYS } from '#domain/products/venues/schedule';
import { SPORTS, type Sport } from '#domain/products/venues/sports';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { RecordActions } from '../../platform/actions/record-actions';
import { ConfirmDialog } from '../../platform/actions/simple-dialogs';
import { ConsoleShow } from '../../platform/records/console-show';
import { Fact, Facts, TranslatedFact } from '../../platform/records/facts';
import { EditButton } from '../../platform/records/page-buttons';
import { ShowTitle } from '../../platform/records/show-title';
import { Row } from '../../platform/ui/row';
import { TitledSection } from '../../platform/ui/titled-section';
import { AddPictureDialog } from '../../sales/shared/add-picture-dialog';
import { BlockDialog } from './block-dialog';
import { VenueCalendar } from './venue-calendar';

const plans: ActionPlans = {
  publish: { icon: <VisibilityIcon />, dialog: ConfirmDialog },
  hide: { icon: <VisibilityOffIcon />, seldom: true, danger: true, dialog: ConfirmDialog },
  'set-picture': { icon: <AddPhotoAlternateIcon />, aside: true, dialog: AddPictureDialog },
  block: { icon: <EventBusyIcon />, dialog: BlockDialog },
};

export const VenueShow = () => <ConsoleShow of={VenueDetail} />;

const VenueDetail = ({ record: venue }: { record: AdminVenue }) => {
  const translate = useTranslate();
  const percent = (value: number) => `${value} %`;
  return (
    <>
      <ShowTitle>{venue.name}</ShowTitle>
      <Typography color="textSecondary">
        {SPORTS[venue.sport as Sport]} · {venue.address}, {venue.city}
      </Typography>
      <Row>
        <EditButton />
        <RecordActions plans={plans} />
      </Row>
      <TitledSection title={translate('venues.calendar.title')}>
        <VenueCalendar venue={venue} />
      </TitledSection>
      <Facts>
        <TranslatedFact source="active" />
        <Fact source="players">{venue.players}</Fact>
        <Fact source="slotHours">{venue.slotHours}</Fact>
        <Fact source="feePercent">{percent(venue.feePercent)}</Fact>
        <Fact source="cancelHours">{venue.cancelHours}</Fact>
        <Fact source="keepPercent">{percent(venue.keepPercent)}</Fact>
        <Fact source="managerName">
          {venue.managerUid && (
            <MuiLink component={Link} to={`/customers/${venue.managerUid}/show`}>
              {venue.managerName}
            </MuiLink>
          )}
        </Fact>
        <Fact source="accountNumber">
          {venue.accountNumber && `${venue.bankName} ${venue.accountNumber} (${venue.accountName})`}
        </Fact>
        <Fact source="prices">
          {venue.prices.map(({ weekday, fromHour, toHour, price }) => (
            <Typography key={`${weekday} ${fromHour}`} variant="body2">
              {WEEKDAYS[weekday - 1]} {fromHour}.00–{toHour}.00: {formatRupiah(price)}
            </Typography>
          ))}
        </Fact>
        <Fact source="slug">{venue.slug}</Fact>
      </Facts>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{venue.description}</Typography>
      {venue.pictureUrl ? (
        <Box
          component="img"
          src={venue.pictureUrl}
          alt={venue.pictureAlt}
          sx={{ width: '100%', maxWidth: 400, aspectRatio: '8 / 5', objectFit: 'cover', borderRadius: 1 }}
        />
      ) : (
        <Typography color="textSecondary">{translate('venues.noPicture')}</Typography>
      )}
    </>
  );
};
