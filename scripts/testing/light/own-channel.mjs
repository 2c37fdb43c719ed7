/**
 * The channel of one worker to the runner. jest-light-runner answers the first worker that asks for its settings by a message
 * to all of them, and forgets them all: one that did not listen yet would wait for good.
 * @param shared the runner's channel of all workers.
 */
export function ownChannel(shared) {
  let listener;
  return {
    onMessage(given) {
      listener = given;
    },
    postMessage(message) {
      shared.onMessage(listener);
      shared.postMessage(message);
    },
  };
}
