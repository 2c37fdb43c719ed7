import { PAGE } from '#contracts/shop-paths';
import { type RoomRoutes, page } from '../platform/router/page';

export const messagesRoutes: RoomRoutes = {
  userPages: [page(PAGE.notifications, () => import('./notification-list.page'), 'NotificationListPage')],
};
