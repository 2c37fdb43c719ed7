// One file of the build: the pages lead to each other, and each file more makes every first visit longer.
export { AdditionalPaymentPage, AdditionalPaymentResultPage } from './additional-payment.page';
export { ManualUploadPage } from './manual-upload.page';
export { NewPaymentPage } from './new-payment.page';
