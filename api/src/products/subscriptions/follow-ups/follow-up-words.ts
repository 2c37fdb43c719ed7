import { type FollowUpState, HELP_TOPIC, type HelpTopic } from '#domain/products/subscriptions/follow-ups/follow-up';

export const stateOf = ({ state }: { state: string }): FollowUpState =>
  state === 'answered' || state === 'closed' ? state : 'open';

export const topicOf = ({ topic }: { topic: string }): string => HELP_TOPIC[topic as HelpTopic] ?? HELP_TOPIC.other;
