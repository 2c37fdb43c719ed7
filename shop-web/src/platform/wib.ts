export { formatDate, formatDateTime, formatDeadline, formatMonth } from '#domain/platform/wib-texts';
