const errors = [];

/** Collects uncaught errors of the page and of Node: these would end the process, those go unnoticed. */
export function watchErrors(window, isExpected) {
  process.on('uncaughtException', (error) => errors.push(error));
  process.on('unhandledRejection', (reason) => errors.push(reason));
  window.addEventListener('error', ({ error }) => {
    if (error && !isExpected()) errors.push(error);
  });
}

export const forgetUncaught = () => void errors.splice(0);

/** @throws the first uncaught error since the last call */
export function throwUncaught() {
  const [error] = errors.splice(0);
  if (error !== undefined) throw error;
}
