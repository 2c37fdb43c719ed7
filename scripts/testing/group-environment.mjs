import { TestEnvironment } from 'jest-environment-node';

/**
 * Lets one test file of Jest hold several spec files, each in a `describe` of its own (spec-groups.mjs): modules are loaded
 * once for all of them, which takes longer than most of the specs themselves.
 */
export default class GroupEnvironment extends TestEnvironment {
  #state;

  async setup() {
    await super.setup();
    /** Called in a `describe`. Answers a function that runs `load` with its hooks and tests in that `describe`; Jest itself allows no promise there. */
    this.global.describeLater = () => {
      const block = this.#state.currentDescribeBlock;
      return async (load) => {
        const before = this.#state.currentDescribeBlock;
        this.#state.currentDescribeBlock = block;
        await load();
        this.#state.currentDescribeBlock = before;
      };
    };
  }

  handleTestEvent(event, state) {
    this.#state = state;
  }
}
