/** The client is shared with the integration tests. */
export { type Answer, type CallOptions, Http, UnexpectedAnswer, formOf } from '#testing/http';
