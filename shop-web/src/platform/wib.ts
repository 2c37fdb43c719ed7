export { formatDate, formatDateTime, formatDeadline } from '#domain/platform/wib-texts';
