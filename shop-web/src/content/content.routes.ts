import { PAGE } from '#contracts/shop-paths';
import { type RoomRoutes, page, staticPage } from '../platform/router/page';

const shortPages = () => import('./short-pages');

export const contentRoutes: RoomRoutes = {
  pages: [
    staticPage(PAGE.maintenance, () => import('./maintenance.page'), 'MaintenancePage', { layout: 'none' }),
    page(PAGE.contact, () => import('./contact/contact.page'), 'ContactPage'),
    page(PAGE.reportProblem, () => import('./contact/report-problem.page'), 'ReportProblemPage'),
  ],
  publicPages: [
    staticPage(PAGE.customersInfo, shortPages, 'CustomersPage'),
    staticPage(PAGE.canvaMigration, shortPages, 'CanvaMigrationPage'),
    staticPage(PAGE.aboutUs, shortPages, 'AboutUsPage'),
    staticPage(PAGE.termsOfUse, shortPages, 'TermsOfUsePage'),
    staticPage(PAGE.privacyPolicy, shortPages, 'PrivacyPolicyPage'),
    staticPage(PAGE.blog, () => import('./blog.page'), 'BlogPage'),
    staticPage(PAGE.help, shortPages, 'HelpPage'),
  ],
};
