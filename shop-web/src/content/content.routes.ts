import { PAGE } from '#contracts/shop-paths';
import { type RoomRoutes, page, staticPage } from '../platform/router/page';

export const contentRoutes: RoomRoutes = {
  pages: [
    staticPage(PAGE.maintenance, () => import('./maintenance.page'), 'MaintenancePage', { layout: 'none' }),
    page(PAGE.contact, () => import('./contact/contact.page'), 'ContactPage'),
    page(PAGE.reportProblem, () => import('./contact/report-problem.page'), 'ReportProblemPage'),
  ],
  publicPages: [
    staticPage(PAGE.customersInfo, () => import('./customers.page'), 'CustomersPage'),
    staticPage(PAGE.canvaMigration, () => import('./canva-migration.page'), 'CanvaMigrationPage'),
    staticPage(PAGE.aboutUs, () => import('./about-us.page'), 'AboutUsPage'),
    staticPage(PAGE.termsOfUse, () => import('./terms-of-use.page'), 'TermsOfUsePage'),
    staticPage(PAGE.privacyPolicy, () => import('./privacy-policy.page'), 'PrivacyPolicyPage'),
    staticPage(PAGE.blog, () => import('./blog.page'), 'BlogPage'),
    staticPage(PAGE.help, () => import('./help.page'), 'HelpPage'),
  ],
};
