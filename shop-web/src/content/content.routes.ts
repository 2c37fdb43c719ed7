import { PAGE } from '#contracts/shop-paths';
import { type RoomRoutes, page, staticPage } from '../platform/router/page';

const blog = () => import('./blog.pages');
const contact = () => import('./contact/contact.pages');
const shortPages = () => import('./short-pages');

export const contentRoutes: RoomRoutes = {
  pages: [
    staticPage(PAGE.maintenance, () => import('./maintenance.page'), 'MaintenancePage', { layout: 'none' }),
    staticPage(PAGE.error, () => import('./error.page'), 'ErrorByStatusPage', { layout: 'navigationBlank' }),
    page(PAGE.blog, blog, 'BlogPage', { layout: 'new' }),
    page(PAGE.article, blog, 'ArticlePage', { layout: 'new' }),
    page(PAGE.contact, contact, 'ContactPage'),
    page(PAGE.reportProblem, contact, 'ReportProblemPage'),
  ],
  userPages: [page(PAGE.testimony, () => import('./testimony.page'), 'TestimonyPage')],
  publicPages: [
    staticPage(PAGE.customersInfo, shortPages, 'CustomersPage'),
    staticPage(PAGE.canvaMigration, shortPages, 'CanvaMigrationPage'),
    staticPage(PAGE.aboutUs, shortPages, 'AboutUsPage'),
    staticPage(PAGE.termsOfUse, shortPages, 'TermsOfUsePage'),
    staticPage(PAGE.privacyPolicy, shortPages, 'PrivacyPolicyPage'),
    staticPage(PAGE.journey, shortPages, 'JourneyPage', { layout: 'light' }),
    staticPage(PAGE.links, shortPages, 'LinksPage', { layout: 'navigationBlank' }),
    staticPage(PAGE.ios, shortPages, 'IosPage'),
    staticPage(PAGE.help, shortPages, 'HelpPage'),
  ],
  livePages: async () => (await import('./live-pages')).contentLivePages,
};
