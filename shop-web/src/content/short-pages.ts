// One file of the build: each file more makes every first visit longer, and these are seldom read.
export { AboutUsPage } from './about-us.page';
export { CanvaMigrationPage } from './canva-migration.page';
export { CustomersPage } from './customers.page';
export { HelpPage } from './help.page';
export { IosPage } from './ios.page';
export { JourneyPage } from './journey.page';
export { LinksPage } from './links.page';
export { PrivacyPolicyPage } from './privacy-policy.page';
export { TermsOfUsePage } from './terms-of-use.page';
