const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys of the search over everything, as this machine calls them. */
export const FINDER_KEYS = [IS_APPLE ? '⌘' : 'Ctrl', 'K'];
