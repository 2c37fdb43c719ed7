import { PAGE } from '#contracts/shop-paths';
import { type RoomRoutes, staticPage } from '../platform/router/page';

export const contentRoutes: RoomRoutes = {
  pages: [staticPage(PAGE.maintenance, () => import('./maintenance.page'), 'MaintenancePage', { layout: 'none' })],
  publicPages: [
    staticPage(PAGE.customersInfo, () => import('./customers.page'), 'CustomersPage'),
    staticPage(PAGE.canvaMigration, () => import('./canva-migration.page'), 'CanvaMigrationPage'),
    staticPage(PAGE.aboutUs, () => import('./about-us.page'), 'AboutUsPage'),
    staticPage(PAGE.termsOfUse, () => import('./terms-of-use.page'), 'TermsOfUsePage'),
    staticPage(PAGE.privacyPolicy, () => import('./privacy-policy.page'), 'PrivacyPolicyPage'),
    staticPage(PAGE.help, () => import('./help.page'), 'HelpPage'),
  ],
};
